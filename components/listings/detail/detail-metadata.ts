import type { Metadata } from 'next'
import { galleryPictures } from '@/components/listings/goods/gallery-pictures'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { mobilePath } from '@/lib/shared/site/mobile-path'
import { pageMetadata } from '@/lib/tenant/page-metadata'
import { keyFacts } from './goods-facts'

/** Title and description of an item's page; an unknown item is not indexed, nor is one off the shelf. */
export async function detailMetadata(goods: GoodsDetail | undefined, { isMobile = false } = {}): Promise<Metadata> {
  if (!goods) return { title: '商品不存在', robots: { index: false } }
  const place = [goods.areaName, goods.serverName].filter(Boolean).join(' ')
  const facts = (goods.facts.length > 0 ? keyFacts(goods) : []).map((fact) => `${fact.label}${fact.value}`).join('，')
  return pageMetadata({
    path: detailPath(goods.goodsTypeId, goods.goodsSn),
    title: `${goods.bigTitle} - ${goods.gameName}${goods.goodsTypeStr}`,
    shareTitle: goods.bigTitle,
    keywords: `${goods.gameName}${goods.goodsTypeStr}`,
    description: [`${goods.gameName}${goods.goodsTypeStr}`, place, facts, `售价 ${goods.price} 元，货款由平台托管`]
      .filter(Boolean)
      .join('，'),
    image: galleryPictures(goods).pictures[0]?.src,
    mobilePath: isMobile ? undefined : mobilePath(goods.goodsSn),
    index: goods.status === GOODS_STATUS.onShelf || goods.status === GOODS_STATUS.sold,
  })
}
