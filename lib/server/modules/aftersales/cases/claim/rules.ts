import { randomInt } from 'node:crypto'
import { type Fen, fen, lesserOf } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'
import {
  CLAIM_ADVANCE_HOURS,
  CLAIM_APPEAL_HOURS,
  CLAIM_LEAST_HOURS,
  CLAIM_REVIEW_HOURS,
  type ClaimKind,
} from '@/lib/shared/trade/claims'
import { inHours } from '../rules'
import type { Claim } from './types'

/** LP, the Beijing date and ten random digits: see freeNumber. */
export const newClaimSn = (at: Date): string =>
  `LP${formatDate(at).replaceAll('-', '')}${String(randomInt(1e10)).padStart(10, '0')}`

/** Deadline of a stage that begins now. */
export const dueOf = {
  review: (at: Date) => inHours(at, CLAIM_REVIEW_HOURS),
  passed: (at: Date) => inHours(at, CLAIM_LEAST_HOURS),
  rejected: (at: Date) => inHours(at, CLAIM_APPEAL_HOURS),
  /** The seventh day after filing, however long the decision took, but at least one day from now for the seller. */
  recovering: (filedAt: Date, at: Date) =>
    new Date(Math.max(advanceAt(filedAt).getTime(), inHours(at, CLAIM_LEAST_HOURS).getTime())),
}
export const advanceAt = (filedAt: Date): Date => inHours(filedAt, CLAIM_ADVANCE_HOURS)

/** Returns deadline for an appeal: by the seller against a granted claim, by the buyer against a rejected one. */
export const appealEnds = ({ decidedAt }: Pick<Claim, 'decidedAt'>): Date | null =>
  decidedAt && inHours(decidedAt, CLAIM_APPEAL_HOURS)

/** Returns what a granted claim pays: the price plus the proven top-ups, together never more than the cover. */
export const payOf = (
  { kind, priceFen, mostFen }: { kind: ClaimKind; priceFen: Fen; mostFen: Fen },
  topUps: Fen,
): Fen => (kind === 'topUps' ? lesserOf(fen(priceFen + topUps), mostFen) : lesserOf(priceFen, mostFen))
