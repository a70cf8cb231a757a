import { quoteSplit } from '@/lib/shared/goods/quote'
import { fen, fenText, moneyText, readFen } from '@/lib/shared/money/money'
import { refuse } from '../../../../runtime/refusal'
import { MARKETING } from '../../../money/wallet/rules'
import type { Order } from '../types'
import type { Effect, Prepare, Shares } from './mode'
import { buyerOf, escrowOf, memoAbout, payOut } from './money-effects'
import { withSale } from './staff-effects'

/** Releases the order from the closed dispute. */
export const releaseHold: Prepare = async () => ({ disputeId: null })

/** Returns the maximum partial refund: less than the buyer paid for the goods, without the cover. */
export const mostSplit = ({ goodsFen, discountFen }: Pick<Order, 'goodsFen' | 'discountFen'>) =>
  fen(goodsFen > discountFen ? goodsFen - discountFen - 1n : 0n)

/** Reduces the order to the remaining price, with its fee and discount. Refuses INVALID_INPUT. */
export const saveSplit: Prepare = async ({ order, input }) => {
  const { amount: back = fen(0) } = input
  if (back < 1n || back > mostSplit(order)) throw refuse('INVALID_INPUT', '退款金额超出可分的货款', { field: 'refund' })
  const left = splitOf(order, back)
  return {
    ...withSale(order, {
      ruled: fenText(back),
      ruledDiscount: fenText(order.discountFen - left.discount),
    }),
    goodsFen: left.goods,
    discountFen: left.discount,
    totalFen: fen(order.totalFen - back),
    feeFen: left.fee,
  }
}

type Sums = Pick<Order, 'goodsFen' | 'discountFen' | 'feeFen'>
/** Returns the order's amounts after a refund of `back`. */
export const splitOf = ({ goodsFen: goods, discountFen: discount, feeFen: fee }: Sums, back: bigint) =>
  quoteSplit({ goods, discount, fee }, back)

/** Returns what a dispute refunded to the buyer of a completed trade. */
export const ruledOf = ({ terms }: Pick<Order, 'terms'>) => readFen(terms.sale?.ruled)
/** Returns the part of the coupon that was returned to the platform with it. */
const ruledDiscountOf = ({ terms }: Pick<Order, 'terms'>) => readFen(terms.sale?.ruledDiscount)
/** Returns the goods price and coupon discount before the partial refund by a dispute. */
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
  memo: memoAbout('售后退款'),
})
