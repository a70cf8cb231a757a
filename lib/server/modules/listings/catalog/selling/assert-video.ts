import { goodsType } from '@/lib/shared/goods/goods-types'
import { type Fen, fen, moneyText, ZERO } from '@/lib/shared/money/money'
import { listingChecklist } from '@/lib/shared/video/checklists'
import { isVideoKey } from '@/lib/shared/video/video-files'
import type { Services } from '../../../../runtime/context'
import { type Refusal, refuse } from '../../../../runtime/refusal'
import { loadRuleBook, type RuleBook } from '../../../core/tenancy/load-rule-book'

interface Listing {
  gameId: number
  goodsTypeId: number
  images: readonly string[]
}

/** The unit price from which a listing of this kind needs a recording; 0 if none is needed at any price. */
export function videoFrom(rulesOf: RuleBook, { gameId, goodsTypeId }: Omit<Listing, 'images'>): Fen {
  if (listingChecklist(goodsTypeId).length === 0) return ZERO
  return fen(rulesOf({ mode: goodsType(goodsTypeId).mode, gameId }).listVideoFromFen)
}

/** Returns why a listing cannot have this price: the rules ask for a recording that it does not have. */
export function videoError(rulesOf: RuleBook, price: Fen, listing: Listing): Refusal | null {
  const from = videoFrom(rulesOf, listing)
  return from > ZERO && price >= from && !listing.images.some(isVideoKey)
    ? refuse('INVALID_INPUT', `${moneyText(from)} 及以上的商品要上传录屏`, { field: 'images' })
    : null
}

/** Refuses INVALID_INPUT. */
export async function assertVideo(services: Pick<Services, 'db' | 'now'>, price: Fen, listing: Listing): Promise<void> {
  const error = videoError(await loadRuleBook(services), price, listing)
  if (error) throw error
}
