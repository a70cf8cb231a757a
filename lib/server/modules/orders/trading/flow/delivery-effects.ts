import { quotePart } from '@/lib/shared/goods/quote'
import type { UserId } from '@/lib/shared/ids'
import { fen, fenText, readFen } from '@/lib/shared/money/money'
import { DEPOSIT_HOLD_HOURS } from '@/lib/shared/trade/deposits'
import { refuse } from '../../../../runtime/refusal'
import type { Rules } from '../../../core/tenancy/types'
import { returnStock } from '../../../listings/catalog/stock/return-stock'
import { hasActiveDeposit } from '../../../money/deposits/queries'
import { MARKETING } from '../../../money/wallet/rules'
import { storeEvidence } from '../internal/store-evidence'
import type { Order } from '../types'
import { goodsOf, purgeShelf } from './goods-effects'
import type { Effect, Prepare, Shares } from './mode'
import { buyerOf, escrowOf, memoAbout, payOut } from './money-effects'
import { withSale } from './staff-effects'

const sumsOf = ({ goodsFen, ensureFen, discountFen, feeFen }: Order) => ({
  goods: goodsFen,
  ensure: ensureFen,
  discount: discountFen,
  fee: feeFen,
})

/** Stores pictures of the delivery, before and after. Refuses INVALID_INPUT without one. */
export const saveHandOver: Prepare = async ({ tx, order, rules, userId, actor, input, at }) => {
  const { pictures = [], quantity: units = order.goodsNum } = input
  if (pictures.length === 0) throw refuse('INVALID_INPUT', '请上传发货截图', { field: 'pictures' })
  const note = order.goodsNum > 1 ? `发货 ${units} / ${order.goodsNum} 件` : ''
  await storeEvidence(tx, {
    orderId: order.id,
    userId: userId ?? (0 as UserId),
    actor,
    action: 'deliver',
    note,
    pictures,
    at,
    rules,
  })
  return undefined
}

/**
 * Handles a partial delivery: the order is reduced to the delivered units, and the rest is noted. Refuses
 * INVALID_INPUT.
 */
export const countDelivered: Prepare = async ({ order, input }) => {
  const { quantity: units = order.goodsNum } = input
  const whole = order.goodsNum
  if (units < 1 || units > whole)
    throw refuse('INVALID_INPUT', `发货数量应在 1 到 ${whole} 之间`, { field: 'quantity' })
  if (units === whole) return undefined
  const sums = sumsOf(order)
  const part = quotePart(sums, { part: units, whole })
  return {
    ...withSale(order, {
      rest: {
        units: whole - units,
        goods: fenText(sums.goods - part.goods),
        ensure: fenText(sums.ensure - part.ensure),
        discount: fenText(sums.discount - part.discount),
      },
    }),
    goodsNum: units,
    goodsFen: part.goods,
    ensureFen: part.ensure,
    discountFen: part.discount,
    totalFen: part.total,
    feeFen: part.fee,
  }
}

/** Returns the refund for units that were not delivered. */
export function restOf({ terms }: Pick<Order, 'terms'>) {
  const rest = terms.sale?.rest
  const held = fen(readFen(rest?.goods) + readFen(rest?.ensure))
  const discount = readFen(rest?.discount)
  return { units: rest?.units ?? 0, held, discount, back: fen(held - discount) }
}

/** Shortens the holding period for a seller with a shop deposit. */
export const shortenHold: Prepare = async ({ tx, order, rules }) => {
  const shorter = shorterHold(order, rules)
  return shorter && order.sellerId !== null && (await hasActiveDeposit(tx, order.sellerId, 'shop'))
    ? shorter
    : undefined
}

/** Returns the resulting change of the order; undefined if its holding period is already that short. */
export const shorterHold = (order: Order, { holdHours }: Rules) =>
  holdHours > DEPOSIT_HOLD_HOURS ? withSale(order, { holdHours: DEPOSIT_HOLD_HOURS }) : undefined

/** Puts undelivered units back on the shelf. */
export const returnRest: Effect = async (deal) => {
  const { units: num } = restOf(deal.order)
  if (num === 0) return
  await returnStock(deal.tx, { goodsSn: goodsOf(deal.order).goodsSn, num })
  purgeShelf(deal)
}

const restShares: Shares = (order) => {
  const { held, back, discount } = restOf(order)
  return [
    { account: escrowOf(order), amount: fen(-held) },
    { account: buyerOf(order), amount: back },
    { account: MARKETING, amount: discount },
  ]
}
export const payRest: Effect = payOut(restShares, {
  kind: 'orderRefund',
  part: 'rest',
  memo: memoAbout((order) => `未发货的 ${restOf(order).units} 件退款`),
})
