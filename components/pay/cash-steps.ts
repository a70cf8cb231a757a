import { wordsOf } from '@/components/goods/type-words'
import { typeOfSn } from '@/lib/shared/goods-types'

/** Steps in the head of order, payment and success pages; only accounts are inspected. The number tells the type before the item is loaded. */
export const cashSteps = (goodsSn: string): readonly string[] => wordsOf(typeOfSn(goodsSn)?.id ?? 0).cashSteps

/** Goods number of an address, as the API writes it. */
export const snOf = (text: string): string => decodeURIComponent(text).trim().toUpperCase()
