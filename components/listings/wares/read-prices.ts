import { normalAmount } from '@/lib/shared/normalize/amount'
import { passes } from '@/lib/shared/people/field-rules'

/**
 * Submitted bounds that are invalid or reversed: the list redirects to its address without them, and shows a notice.
 */
export type RefusedPrice = 'price' | 'swapped'
export const refusedPriceOf = (text: string): RefusedPrice | undefined =>
  text === 'price' || text === 'swapped' ? text : undefined

/** Parses entered bounds: invalid prices count as absent, reversed ones are swapped. */
export function readPrices(typed: readonly [low: string, high: string]): {
  low?: string
  high?: string
  refused?: RefusedPrice
} {
  const amounts = typed.map(normalAmount)
  const [low, high] = amounts.map((text) => (passes('price', text) ? text : undefined))
  if (low && high && Number(low) > Number(high)) return { low: high, high: low, refused: 'swapped' }
  const isWrong = amounts.some((text) => text !== '' && !passes('price', text))
  return { low, high, refused: isWrong ? 'price' : undefined }
}
