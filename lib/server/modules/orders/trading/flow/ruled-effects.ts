import { quoteSplit } from '@/lib/shared/goods/quote'
import { fen, moneyText } from '@/lib/shared/money/money'
import { refuse } from '../../../../runtime/refusal'
import { MARKETING } from '../../../money/wallet/rules'
import type { Order } from '../types'
import type { Before, Effect, Shares } from './mode'
import { buyerOf, escrowOf, payOut } from './money-effects'
import { withSale } from './staff-effects'

/** The dispute that held it is over. */
export const releaseHold: Before = async () => ({ disputeId: null })

/** What a split may give back: less than the buyer paid for the goods; the cover stays. */
export const mostSplit = ({ goodsFen, discountFen }: Pick<Order, 'goodsFen' | 'discountFen'>) =>
  fen(goodsFen > discountFen ? goodsFen - discountFen - 1n : 0n)

/** The order becomes one at the price that was left, with the fee and the discount of that. Refuses INVALID_INPUT. */
export const keepSplit: Before = async ({ order, given }) => {
  const { amount: back = fen(0) } = given
  if (back < 1n || back > mostSplit(order)) throw refuse('INVALID_INPUT', '退款金额超出可分的货款', { field: 'refund' })
  const left = splitOf(order, back)
  return {
    ...withSale(order, {
      ruled: back.toString(),
      ruledDiscount: (order.discountFen - left.discount).toString(),
    }),
    goodsFen: left.goods,
    discountFen: left.discount,
    totalFen: fen(order.totalFen - back),
    feeFen: left.fee,
  }
}

type Sums = Pick<Order, 'goodsFen' | 'discountFen' | 'feeFen'>
/** The order's sums after `back` went to the buyer. */
export const splitOf = ({ goodsFen: goods, discountFen: discount, feeFen: fee }: Sums, back: bigint) =>
  quoteSplit({ goods, discount, fee }, back)

/** What a dispute gave the buyer back of a trade that stood. */
export const ruledOf = ({ terms }: Pick<Order, 'terms'>) => fen(BigInt(terms.sale?.ruled ?? '0'))
/** What of the coupon's part went back to the platform with it. */
const ruledDiscountOf = ({ terms }: Pick<Order, 'terms'>) => fen(BigInt(terms.sale?.ruledDiscount ?? '0'))
/** What the goods cost, and what a coupon took off, before a dispute gave part of it back. */
export const goodsOf = (order: Pick<Order, 'goodsFen' | 'terms'>) =>
  fen(order.goodsFen + ruledOf(order) + ruledDiscountOf(order))
export const discountOf = (order: Pick<Order, 'discountFen' | 'terms'>) =>
  fen(order.discountFen + ruledDiscountOf(order))
export const ruledText = (order: Order): string => moneyText(ruledOf(order))

const ruledShares: Shares = (order) => [
  { account: escrowOf(order), amount: fen(-ruledOf(order) - ruledDiscountOf(order)) },
  { account: buyerOf(order), amount: ruledOf(order) },
  { account: MARKETING, amount: ruledDiscountOf(order) },
]
export const payRuled: Effect = payOut(ruledShares, {
  kind: 'orderRefund',
  part: 'ruled',
  memo: ({ order }) => `订单${order.sn}纠纷退款`,
})
