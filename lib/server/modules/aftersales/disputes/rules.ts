import { randomInt } from 'node:crypto'
import { quoteSplit } from '@/lib/shared/goods/quote'
import { type Fen, ZERO } from '@/lib/shared/money/money'
import { formatDate, HOUR_MS } from '@/lib/shared/time'
import { DISPUTE_APPEAL_HOURS, DISPUTE_RULING_HOURS, DISPUTE_TALK_HOURS } from '@/lib/shared/trade/disputes'
import type { Party } from '@/lib/shared/trade/order-forms'
import { refuse } from '../../../runtime/refusal'
import type { Dispute, Proposal } from './types'

/** JF, the day in Beijing, and ten random digits: see freeNumber. */
export const newDisputeSn = (at: Date): string =>
  `JF${formatDate(at).replaceAll('-', '')}${String(randomInt(1e10)).padStart(10, '0')}`

export const inHours = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS)

/** When a stage that begins now is over. */
export const dueOf = {
  talk: (at: Date) => inHours(at, DISPUTE_TALK_HOURS),
  staff: (at: Date) => inHours(at, DISPUTE_RULING_HOURS),
  ruled: (at: Date) => inHours(at, DISPUTE_APPEAL_HOURS),
}

export const otherOf = (party: Party): Party => (party === 'buyer' ? 'seller' : 'buyer')

/** At whose cost it ends when its opener gets what was wanted. */
export const faultOf = ({ by }: Pick<Dispute, 'by'>): Party => otherOf(by)

/** The offer that a party may accept: the other's last. */
export const offerTo = (party: Party, proposals: readonly Proposal[]): Proposal | undefined =>
  proposals.findLast(({ by }) => by !== party)

/**
 * What a split leaves the seller, the fee not yet taken off: the goods without what goes back. A cover is no part of it, and
 * a coupon takes nothing from it. Nothing where all goes back.
 */
export const leftOf = (refund: Fen, { total, goods, discount }: { total: Fen; goods: Fen; discount: Fen }): Fen =>
  refund === total ? ZERO : quoteSplit({ goods, discount, fee: 0n }, refund).goods

/** All of what was paid, nothing, or a part of the price. Refuses INVALID_INPUT. */
export function assertSplit(refund: Fen, { total, split }: { total: Fen; split: Fen }): void {
  if (refund === total || (refund >= 0n && refund <= split)) return
  throw refuse('INVALID_INPUT', split > 0n ? '退款金额超出可退的货款' : '还没有交付，只能全额退款或继续交易', {
    field: 'refund',
  })
}
