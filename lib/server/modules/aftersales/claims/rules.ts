import { randomInt } from 'node:crypto'
import { type Fen, fen, lesserOf } from '@/lib/shared/money/money'
import { formatDate, HOUR_MS } from '@/lib/shared/time'
import {
  CLAIM_ADVANCE_HOURS,
  CLAIM_APPEAL_HOURS,
  CLAIM_LEAST_HOURS,
  CLAIM_REVIEW_HOURS,
  type ClaimKind,
} from '@/lib/shared/trade/claims'
import type { Claim } from './types'

/** LP, the day in Beijing, and ten random digits: see freeNumber. */
export const newClaimSn = (at: Date): string =>
  `LP${formatDate(at).replaceAll('-', '')}${String(randomInt(1e10)).padStart(10, '0')}`

const inHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS)

/** When a stage that begins now is over. */
export const dueOf = {
  review: (at: Date) => inHours(at, CLAIM_REVIEW_HOURS),
  passed: (at: Date) => inHours(at, CLAIM_LEAST_HOURS),
  rejected: (at: Date) => inHours(at, CLAIM_APPEAL_HOURS),
  /** The seventh day, however long it took to decide; a day at least for the seller. */
  recovering: (filedAt: Date, at: Date) =>
    new Date(Math.max(advanceAt(filedAt).getTime(), inHours(at, CLAIM_LEAST_HOURS).getTime())),
}
export const advanceAt = (filedAt: Date): Date => inHours(filedAt, CLAIM_ADVANCE_HOURS)

/** Till when a granted claim may be appealed by the seller, or a rejected one by the buyer. */
export const appealEnds = ({ decidedAt }: Pick<Claim, 'decidedAt'>): Date | null =>
  decidedAt && inHours(decidedAt, CLAIM_APPEAL_HOURS)

/** What a granted claim pays: the price, of top-ups as much as was proven, together never more than the cover. */
export const payOf = (
  { kind, priceFen, mostFen }: { kind: ClaimKind; priceFen: Fen; mostFen: Fen },
  topUps: Fen,
): Fen => (kind === 'topUps' ? lesserOf(fen(priceFen + topUps), mostFen) : lesserOf(priceFen, mostFen))
