import type { Metadata } from 'next'
import { galleryPictures } from '@/components/listings/goods/gallery-pictures'
import { serverNow } from '@/lib/client/server-clock'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { mobilePath } from '@/lib/shared/site/mobile-path'
import { parseDateTime } from '@/lib/shared/time'
import { pageMetadata } from '@/lib/tenant/page-metadata'
import { goodsSentence } from './goods-sentence'

/** Title and description of an item's page; an unknown item is not indexed, nor is one off the shelf. */
export async function detailMetadata(goods: GoodsDetail | undefined, { isMobile = false } = {}): Promise<Metadata> {
  if (!goods) return { title: '商品不存在', robots: { index: false } }
  return pageMetadata({
    path: detailPath(goods.goodsTypeId, goods.goodsSn),
    title: `${goods.bigTitle} - ${goods.gameName}${goods.goodsTypeStr}`,
    shareTitle: goods.bigTitle,
    keywords: `${goods.gameName}${goods.goodsTypeStr}`,
    description: `${goodsSentence(goods)}，¥${Number(goods.price)}`,
    goodsSn: goods.goodsSn,
    image: galleryPictures(goods).pictures[0]?.src,
    mobilePath: isMobile ? undefined : mobilePath(goods.goodsSn),
    index: isIndexed(goods, serverNow()),
  })
}

/** How long a sold item stays in search engines, for the price that it had. */
const SOLD_DAYS = 30

/** True for items on the shelf, and for sold ones for a while; others leave the index. */
export function isIndexed({ status, updateTime }: Pick<GoodsDetail, 'status' | 'updateTime'>, now: Date): boolean {
  if (status === GOODS_STATUS.onShelf) return true
  const age = now.getTime() - parseDateTime(updateTime).getTime()
  return status === GOODS_STATUS.sold && age < SOLD_DAYS * 24 * 3600 * 1000
}
