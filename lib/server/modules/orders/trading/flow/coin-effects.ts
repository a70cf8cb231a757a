import { feeOf, partOf } from '@/lib/shared/goods/quote'
import { type Fen, fen, shareOf } from '@/lib/shared/money/money'
import { coinPrice } from '@/lib/shared/trade/coin-terms'
import { refuse } from '../../../../runtime/refusal'
import { feeTerms } from '../../../core/tenancy/rules-fee'
import type { Rules } from '../../../core/tenancy/types'
import { acceptAssignment } from '../../../market/coin/accept-assignment'
import { deliverUnits } from '../../../market/coin/deliver-units'
import { endAssignment } from '../../../market/coin/end-assignment'
import { holdFine } from '../../../market/coin/hold-fine'
import { passOrder } from '../../../market/coin/pass-order'
import type { Found } from '../../../market/coin/queries-best'
import { reserveBest } from '../../../market/coin/reserve-best'
import type { Order } from '../types'
import { coinOf, orderedUnits, wantedOf, withCoin } from './coin-state'
import type { Before, Deal, Effect, Patch } from './mode'

const MINUTE_MS = 60_000
const later = (at: Date, minutes: number): string => new Date(at.getTime() + minutes * MINUTE_MS).toISOString()

/** The price falls to this; the rest of what was held is to go back. */
function priced(order: Order, price: Fen, rules: Rules): Patch & { back: string } {
  return {
    goodsFen: price,
    totalFen: price,
    feeFen: feeOf(price, feeTerms(rules)),
    back: (order.goodsFen - price).toString(),
  }
}

/** Given to a merchant, at a price that is never above the one before: what a better one costs is the buyer's price from then on. */
function givenTo(order: Order, { offer, amount }: Found, rules: Rules): Patch {
  const unitPriceFen = coinPrice(amount, offer.ratio)
  const { back, ...prices } = priced(order, unitPriceFen, rules)
  const { id: offerId, way, merchantId: sellerId } = offer
  const asked = (coinOf(order).asked ?? 0) + 1
  const ratio = offer.ratio.toString()
  return { sellerId, unitPriceFen, ...prices, ...withCoin(order, { offerId, ratio, way, asked, back }) }
}

/** The best open offer at the buyer's price or better has the order, its units are held. Refuses NO_COIN_OFFER. */
export const giveToBest: Before = async ({ tx, order, rules, at }) => {
  const found = await reserveBest(tx, { wanted: wantedOf(order), at })
  if (!found) throw refuse('NO_COIN_OFFER')
  return givenTo(order, found, rules)
}

/** The next best offer has it, or nobody. */
export const giveToNext =
  (outcome: 'refused' | 'late'): Before =>
  async ({ tx, order, rules, at }) => {
    const mayAsk = (coinOf(order).asked ?? 0) < rules.mostAsked
    const found = await passOrder(tx, { wanted: wantedOf(order), outcome, mayAsk, at })
    const patch = found ? givenTo(order, found, rules) : { sellerId: null, ...withCoin(order, { back: '0' }) }
    return { enteredAt: at, ...patch }
  }
export const endsWithoutMerchant = async ({ order }: Deal): Promise<'refund' | null> =>
  order.sellerId === null ? 'refund' : null

export const acceptGiven: Before = async ({ tx, order, rules, at }) => {
  await acceptAssignment(tx, { orderId: order.id, at })
  const deliverBy = later(at, rules.deliverMinutes)
  return withCoin(order, { acceptedAt: at.toISOString(), deliverBy, leaveAt: later(at, rules.leaveMinutes) })
}

/** How many units were handed over; for fewer than ordered the price falls pro rata. Refuses INVALID_INPUT. */
export const handOverUnits: Before = async ({ order, given, rules }) => {
  const all = orderedUnits(order)
  if (given.quantity === undefined) throw refuse('INVALID_INPUT', '请填写交付的数量', { field: 'quantity' })
  const units = BigInt(given.quantity)
  if (units > all) throw refuse('INVALID_INPUT', `最多交付${all}`, { field: 'quantity' })
  const price = partOf(order.goodsFen, units, all)
  if (price === 0n) throw refuse('INVALID_INPUT', '交付的数量不足一分钱，请核对数量', { field: 'quantity' })
  const { back, ...prices } = priced(order, price, rules)
  return { ...prices, ...withCoin(order, { delivered: units.toString(), back }) }
}
export const takeUnits: Effect = async ({ tx, order, at }) =>
  deliverUnits(tx, { orderId: order.id, units: BigInt(coinOf(order).delivered ?? '0'), at })

export const endGiven =
  (outcome: 'done' | 'broken'): Effect =>
  async ({ tx, order, at }) =>
    endAssignment(tx, { orderId: order.id, outcome, at })

/** The merchant is at fault: a share of the price of its deposit, as far as that goes, will be the buyer's. */
export const fineMerchant: Before = async ({ tx, order, rules }) => {
  if (order.sellerId === null) throw new Error(`order ${order.sn} has no merchant`)
  const fine = shareOf(order.goodsFen, rules.noShowBp)
  const penalty = await holdFine(tx, { userId: order.sellerId, fine })
  return withCoin(order, { penalty: penalty.toString() })
}

/** What staff grant the side that delivered, fee included; the rest goes back. Refuses INVALID_INPUT. */
export const settleRuledUnits: Before = async ({ order, given: { pay }, rules }) => {
  if (pay === undefined || pay < 0n || pay > order.goodsFen)
    throw refuse('INVALID_INPUT', '付给交付方的金额不能超过托管中的价格', { field: 'pay' })
  const { back, ...prices } = priced(order, fen(pay), rules)
  return { ...prices, ...withCoin(order, { back }) }
}
/** Staff ruled: the merchant that is granted nothing did not complete the order. */
export const endRuled: Effect = async (deal) => endGiven(deal.order.goodsFen === 0n ? 'broken' : 'done')(deal)
