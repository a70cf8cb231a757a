import { randomInt } from 'node:crypto'
import { quoteSplit } from '@/lib/shared/goods/quote'
import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import { formatDate, HOUR_MS } from '@/lib/shared/time'
import { DISPUTE_APPEAL_HOURS, DISPUTE_RULING_HOURS, DISPUTE_TALK_HOURS } from '@/lib/shared/trade/disputes'
import { afterDuty } from '@/lib/shared/trade/duty-hours'
import { otherOf, type Party } from '@/lib/shared/trade/order-forms'
import { refuse } from '../../../../runtime/refusal'
import { dutyOf } from '../../../core/tenancy/rules-duty'
import type { Rules } from '../../../core/tenancy/types'
import { inHours } from '../rules'
import type { Dispute, DisputeFile, Proposal } from './types'

/** JF, the Beijing date and ten random digits: see freeNumber. */
export const newDisputeSn = (at: Date): string =>
  `JF${formatDate(at).replaceAll('-', '')}${String(randomInt(1e10)).padStart(10, '0')}`

/** Deadline of a stage that begins now. The time to answer counts in duty hours, because members need not answer at night. */
export const dueOf = {
  answer: (at: Date, rules: Rules) => afterDuty(at, rules.disputeHours * HOUR_MS, dutyOf(rules)),
  talk: (at: Date) => inHours(at, DISPUTE_TALK_HOURS),
  staff: (at: Date) => inHours(at, DISPUTE_RULING_HOURS),
  ruled: (at: Date) => inHours(at, DISPUTE_APPEAL_HOURS),
  /** Until it is tried again. */
  heldBack: (at: Date) => inHours(at, 1),
}

/**
 * Returns whether a ruling waits: a complaint at the payment provider keeps money from the seller. What goes back to the
 * payer does not wait.
 */
export const isHeldBack = ({ complainedAt }: { complainedAt: Date | null }, seller: bigint): boolean =>
  complainedAt !== null && seller > 0n

/** Returns the party that has to answer. */
export const answererOf = ({ by }: Pick<Dispute, 'by'>): Party => otherOf(by)

/** Returns the party at fault if the opener gets what it requested: a full refund is due to the seller, whoever asks. */
export const faultOf = ({ by, want }: Pick<Dispute, 'by' | 'want'>): Party => (want === 'full' ? 'seller' : otherOf(by))

/**
 * Returns the demand as a proposal: the opener's first, of the time of opening. Undefined until the other side contests
 * it, if no refund was demanded, or in disputes from before demands were proposals.
 */
export const demandOf = ({ dispute, proposals: [first] }: Pick<DisputeFile, 'dispute' | 'proposals'>) =>
  dispute.want !== 'redo' && first?.by === dispute.by && first.createdAt.getTime() === dispute.createdAt.getTime()
    ? first
    : undefined

/** Returns the offer that a party may accept: the other party's latest. */
export const offerTo = (party: Party, proposals: readonly Proposal[]): Proposal | undefined =>
  proposals.findLast(({ by }) => by !== party)

/**
 * Returns what a split leaves the seller before the fee: the goods price minus the refund. The cover is not part of it,
 * and a coupon does not reduce it. Zero for a full refund.
 */
export const leftOf = (refund: Fen, { total, goods, discount }: { total: Fen; goods: Fen; discount: Fen }): Fen =>
  refund === total ? ZERO : quoteSplit({ goods, discount, fee: 0n }, refund).goods

/**
 * Returns what a refund leaves the seller after the fee; null if the dispute was closed with another one, because the
 * order has only the fee of its settlement.
 */
export function netOf(refund: Fen, { dispute, goods, discount, fee }: DisputeFile): Fen | null {
  if (refund === dispute.totalFen) return ZERO
  if (dispute.stage !== 'closed') {
    const left = quoteSplit({ goods, discount, fee }, refund)
    return fen(left.goods - left.fee)
  }
  if (!refund || refund !== dispute.refundFen) return null
  return fen(leftOf(refund, { total: dispute.totalFen, goods, discount }) - fee)
}

/** Checks that a refund is everything that was paid, nothing, or a part of the price. Refuses INVALID_INPUT. */
export function assertSplit(refund: Fen, { total, split }: { total: Fen; split: Fen }): void {
  if (refund === total || (refund >= 0n && refund <= split)) return
  throw refuse('INVALID_INPUT', split > 0n ? '退款金额超出可退的货款' : '还没有交付，只能全额退款或继续交易', {
    field: 'refund',
  })
}
