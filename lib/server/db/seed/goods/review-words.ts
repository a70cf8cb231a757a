import { goodsType } from '@/lib/shared/goods/goods-types'
import type { Random } from '../random'
import { weighted } from '../weighted'
import {
  ACCOUNT_REVIEWS,
  ANY_REVIEWS,
  CODE_REVIEWS,
  COIN_REVIEWS,
  PROP_REVIEWS,
  TOP_UP_REVIEWS,
  type Words,
} from './reviews'

const TOP_UP = 3
const wordsOf = (goodsTypeId: number): Words => {
  const { delivery, isCurrency } = goodsType(goodsTypeId)
  if (delivery === 'credentials') return ACCOUNT_REVIEWS
  if (delivery === 'code') return CODE_REVIEWS
  if (isCurrency) return COIN_REVIEWS
  return goodsTypeId === TOP_UP ? TOP_UP_REVIEWS : PROP_REVIEWS
}

const starsOf = weighted([5, 4, 3, 2], (_, i) => [82, 12, 4, 2][i] as number)

/** Stars and review text for a purchase; every third has no text. */
export function review(random: Random, goodsTypeId: number): { stars: number; text: string } {
  const stars = starsOf(random)
  if (random.chance(0.34)) return { stars, text: '' }
  const tone = stars === 5 ? 0 : stars === 4 ? 1 : 2
  return { stars, text: random.pick([...ANY_REVIEWS[tone], ...wordsOf(goodsTypeId)[tone]]) }
}
