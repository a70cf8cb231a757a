import type { CoinState } from '@/lib/shared/coin-terms'
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
