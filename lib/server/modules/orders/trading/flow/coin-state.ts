import type { CoinState } from '@/lib/shared/trade/coin-terms'
import type { Wanted } from '../../../market/coin/queries-best'
import type { Order } from '../types'
import type { Patch } from './mode'

export function coinOf({ sn, terms }: Pick<Order, 'sn' | 'terms'>): CoinState {
  if (!terms.coin) throw new Error(`order ${sn} is about no currency of a merchant`)
  return terms.coin
}
export const withCoin = (order: Order, change: Partial<CoinState>): Patch => ({
  terms: { ...order.terms, coin: { ...coinOf(order), ...change } },
})
/** Units ordered. */
export const orderedUnits = (order: Order): bigint => BigInt(coinOf(order).amount)

/** Returns what the next merchant must offer: the full amount, at the buyer's price or better. */
export const wantedOf = (order: Order): Wanted & { orderId: number; ratio: bigint } => {
  const { areaId, serverId, zone = [], amount, ratio, offerId, asked: tries = 0 } = coinOf(order)
  return {
    kind: 'sell',
    gameId: order.gameId,
    areaId,
    serverId,
    zone,
    many: { amount: BigInt(amount) },
    userId: order.buyerId,
    ratio: BigInt(ratio),
    preferId: tries === 0 ? offerId : undefined,
    orderId: order.id,
  }
}
