import { randomInt } from 'node:crypto'
import { type Fen, fen, lesserOf, readFen } from '@/lib/shared/money/money'
import { formatDate } from '@/lib/shared/time'
import { BAN_FINDINGS, type BanFinding, paysWith } from '@/lib/shared/trade/ban-claims'
import {
  CLAIM_ADVANCE_HOURS,
  CLAIM_APPEAL_HOURS,
  CLAIM_LEAST_HOURS,
  CLAIM_REVIEW_HOURS,
  type ClaimKind,
  isBan,
} from '@/lib/shared/trade/claims'
import type { RentBan } from '@/lib/shared/trade/rent-terms'
import { refuse } from '../../../../runtime/refusal'
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

/** Returns what a granted claim pays: the price plus the proven top-ups, or the days of a ban, never more than the cover. */
export function payOf(
  { kind, priceFen, mostFen, ban }: Pick<Claim, 'kind' | 'priceFen' | 'mostFen' | 'ban'>,
  { topUps, banDays, rent }: { topUps: Fen; banDays?: number; rent?: Pick<RentBan, 'hoursADay' | 'mostDays'> },
): Fen {
  if (kind === 'rentBanned' && rent) return lesserOf(banPrice(ban, { days: banDays, rent }), mostFen)
  return kind === 'topUps' ? lesserOf(fen(priceFen + topUps), mostFen) : lesserOf(priceFen, mostFen)
}

/** Returns what the days of a ban are worth at the mean hourly price of the order. */
export const banPrice = (
  ban: Claim['ban'],
  { days = ban?.days ?? 0, rent }: { days?: number; rent: Pick<RentBan, 'hoursADay' | 'mostDays'> },
): Fen => fen(readFen(ban?.hour) * BigInt(Math.min(days, rent.mostDays) * rent.hoursADay))

/** Whether the renter's own cover bears what exceeds the deposit: not of one who cheated. */
export const isExcused = (ban: RentBan | undefined, finding: BanFinding | null): boolean =>
  ban?.coveredBy.includes('renter') === true && finding !== 'cheat'

const tradeOf = (kind: ClaimKind) => (kind === 'rentBanned' ? 'rent' : 'sale')

/**
 * Checks that a decision about a ban states its cause, and that the cause agrees with the decision. Refuses
 * INVALID_INPUT.
 */
export function assertFinding({ kind }: Pick<Claim, 'kind'>, finding: BanFinding | null, isGranted: boolean): void {
  if (!isBan(kind)) {
    if (finding) throw refuse('INVALID_INPUT', '这类理赔不用认定封禁原因', { field: 'finding' })
    return
  }
  if (!finding) throw refuse('INVALID_INPUT', '请选择认定的封禁原因', { field: 'finding' })
  const pays = paysWith(tradeOf(kind), finding)
  if (pays === null) throw refuse('INVALID_INPUT', '这笔理赔不能认定这个原因', { field: 'finding' })
  if (pays !== isGranted)
    throw refuse('INVALID_INPUT', `认定“${BAN_FINDINGS[finding].name}”时，结果应为${pays ? '通过' : '不通过'}`, {
      field: 'finding',
    })
}
