import type { Metadata } from 'next'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { detailPath } from '@/lib/shared/order-status'

/** Title and description of an item's page; an unknown item has none worth indexing. */
export function detailMetadata(goods: GoodsDetail | undefined): Metadata {
  if (!goods) return { title: '商品不存在', robots: { index: false } }
  const place = [goods.areaName, goods.serverName].filter(Boolean).join(' ')
  const facts = goods.facts.map((fact) => `${fact.label}${fact.value}`).join('，')
  return {
    title: `${goods.bigTitle} - ${goods.gameName}${goods.goodsTypeStr}`,
    description: [`${goods.gameName}${goods.goodsTypeStr}`, place, facts, `售价 ${goods.price} 元，货款由平台托管`].filter(Boolean).join('，'),
    alternates: { canonical: detailPath(goods.goodsTypeId, goods.goodsSn) },
  }
}
