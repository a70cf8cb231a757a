import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import type { Order } from '../types'

/** The site's part of a fee with its margin, in the proportion of both when the order was placed; rounded down. */
export function marginIn(fee: bigint, { terms: { margin } }: Pick<Order, 'terms'>): Fen {
  if (!margin) return ZERO
  return fen((fee * BigInt(margin.bp)) / BigInt(margin.bp + margin.feeBp))
}
