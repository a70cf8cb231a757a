import { MINUTE_MS } from '@/lib/shared/durations'
import { feeOf, quoteDelivery } from '@/lib/shared/goods/quote'
import { type Fen, type FenText, fen, fenText, readFen, shareOf } from '@/lib/shared/money/money'
import { coinPrice } from '@/lib/shared/trade/coin-terms'
import { refuse } from '../../../../runtime/refusal'
import { feeTerms } from '../../../core/tenancy/rules-fee'
import type { Rules } from '../../../core/tenancy/types'
import { acceptAssignment } from '../../../market/coin/accept-assignment'
import { assignNextMerchant } from '../../../market/coin/assign-next-merchant'
import { claimDeliveredUnits } from '../../../market/coin/claim-delivered-units'
import { closeAssignment } from '../../../market/coin/close-assignment'
import { lockDepositFine } from '../../../market/coin/lock-deposit-fine'
import { markBrokenAssignment } from '../../../market/coin/mark-broken-assignment'
import type { Found } from '../../../market/coin/queries-best'
import { reserveBestOffer } from '../../../market/coin/reserve-best-offer'
import type { Order } from '../types'
import { coinOf, orderedUnits, wantedOf, withCoin } from './coin-state'
import type { Deal, Effect, Patch, Prepare } from './mode'

const later = (at: Date, minutes: number): string => new Date(at.getTime() + minutes * MINUTE_MS).toISOString()

/** Reduces the price; the rest of the held amount is to be refunded. */
function priced(order: Order, price: Fen, feeFen: Fen): Patch & { back: FenText } {
  return { goodsFen: price, totalFen: price, feeFen, back: fenText(order.goodsFen - price) }
}

/**
 * Assigns the order to a merchant, at a price never above the previous one: if a better offer is cheaper, the buyer
 * gets that price from then on.
 */
function assignedTo(order: Order, { offer, amount }: Found, rules: Rules): Patch {
  const unitPriceFen = coinPrice(amount, offer.ratio)
  const { back, ...prices } = priced(order, unitPriceFen, feeOf(unitPriceFen, feeTerms(rules)))
  const { id: offerId, way, merchantId: sellerId } = offer
  const tries = (coinOf(order).asked ?? 0) + 1
  const ratio = offer.ratio.toString()
  return { sellerId, unitPriceFen, ...prices, ...withCoin(order, { offerId, ratio, way, asked: tries, back }) }
}

/**
 * Assigns the order to the best open offer at the buyer's price or better and reserves its units. Refuses
 * NO_COIN_OFFER.
 */
export const giveToBest: Prepare = async ({ tx, order, rules, at }) => {
  const found = await reserveBestOffer(tx, { wanted: wantedOf(order), at })
  if (!found) throw refuse('NO_COIN_OFFER')
  return assignedTo(order, found, rules)
}

/** Assigns the order to the next best offer, or to none. */
export const giveToNext =
  (outcome: 'refused' | 'late'): Prepare =>
  async ({ tx, order, rules, at }) => {
    const mayAsk = (coinOf(order).asked ?? 0) < rules.mostAsked
    const found = await assignNextMerchant(tx, { wanted: wantedOf(order), outcome, mayAsk, at })
    const patch = found
      ? assignedTo(order, found, rules)
      : { sellerId: null, ...withCoin(order, { back: fenText(0n) }) }
    return { enteredAt: at, ...patch }
  }
export const endsWithoutMerchant = async ({ order }: Deal): Promise<'refund' | null> =>
  order.sellerId === null ? 'refund' : null

export const acceptAssigned: Prepare = async ({ tx, order, rules, at }) => {
  await acceptAssignment(tx, { orderId: order.id, at })
  const deliverBy = later(at, rules.deliverMinutes)
  return withCoin(order, { acceptedAt: at.toISOString(), deliverBy, leaveAt: later(at, rules.leaveMinutes) })
}

/**
 * Records how many units were delivered; for fewer than ordered the price is reduced pro rata. Refuses INVALID_INPUT.
 */
export const handOverUnits: Prepare = async ({ order, input: { quantity: part }, rules }) => {
  const whole = Number(orderedUnits(order))
  if (part === undefined) throw refuse('INVALID_INPUT', '请填写发货的数量', { field: 'quantity' })
  if (part > whole) throw refuse('INVALID_INPUT', `最多发货${whole}`, { field: 'quantity' })
  const { goodsFen: goods, feeFen: fee } = order
  const paid = quoteDelivery({ goods, fee, fineBp: rules.noShowBp }, { part, whole })
  if (paid.goods === 0n) throw refuse('INVALID_INPUT', '发货的数量不足一分钱，请核对数量', { field: 'quantity' })
  const { back, ...prices } = priced(order, paid.goods, paid.fee)
  return { ...prices, ...withCoin(order, { delivered: part.toString(), back }) }
}
export const claimUnits: Effect = async ({ tx, order, at }) =>
  claimDeliveredUnits(tx, { orderId: order.id, units: BigInt(coinOf(order).delivered ?? '0'), at })

/**
 * A completed order of tied accounts does not count for its merchant; one that delivered less than half counts as not
 * completed.
 */
export const closeAssigned =
  (outcome: 'done' | 'broken' | 'void'): Effect =>
  async ({ tx, order, at }) => {
    const ended = outcome === 'done' && isMostlyUnpaid(order) ? 'broken' : outcome
    await closeAssignment(tx, { orderId: order.id, outcome: order.tie ? 'tied' : ended, at })
  }

/** Whether less than half of the price remains, after a partial delivery or a ruling. */
const isMostlyUnpaid = ({ goodsFen, unitPriceFen }: Order): boolean => goodsFen * 2n < unitPriceFen

/** The merchant is at fault: a share of the price goes from its deposit, as far as that suffices, to the buyer. */
export const fineMerchant: Prepare = async ({ tx, order, rules }) => {
  return fineOn(tx, order, shareOf(order.goodsFen, rules.noShowBp))
}
/**
 * The same share of what the merchant is not paid because a delivery was partial, or staff did not grant it. Runs after
 * the price was reduced; nothing missing clears the fine of an earlier step, so that it is not paid again.
 */
export const fineShortfall: Prepare = async ({ tx, order, rules }) => {
  const missing = readFen(coinOf(order).back)
  return missing > 0n ? fineOn(tx, order, shareOf(missing, rules.noShowBp)) : withCoin(order, { fine: fenText(0n) })
}

async function fineOn(tx: Deal['tx'], order: Order, fine: Fen): Promise<Patch> {
  if (order.sellerId === null) throw new Error(`order ${order.sn} has no merchant`)
  const penalty = await lockDepositFine(tx, { userId: order.sellerId, fine })
  const { penalty: before } = coinOf(order)
  return withCoin(order, { fine: fenText(penalty), penalty: fenText(readFen(before) + penalty) })
}

/** The amount, fee included, that staff grant the delivering side; the rest is refunded. Refuses INVALID_INPUT. */
export const settleRuledUnits: Prepare = async ({ order, input: { pay }, rules }) => {
  if (pay === undefined || pay < 0n || pay > order.goodsFen)
    throw refuse('INVALID_INPUT', '付给发货方的金额不能超过托管中的价格', { field: 'pay' })
  const { back, ...prices } = priced(order, fen(pay), feeOf(pay, feeTerms(rules)))
  return { ...prices, ...withCoin(order, { back }) }
}
/** After a ruling on money that was held: the order was recorded as completed when the buyer confirmed it. */
export const reviseAssigned: Effect = async ({ tx, order, at }) => {
  if (isMostlyUnpaid(order)) await markBrokenAssignment(tx, { orderId: order.id, at })
}
