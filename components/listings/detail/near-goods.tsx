import { pictureOf } from '@/components/listings/goods/goods-faces'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import { detailPath } from '@/lib/shared/goods/goods-types'
import { shortText } from '@/lib/shared/text/cut-text'
import { type NearRow, NearView } from './near-view'

export const NearGoods = ({ list, moreHref }: { list: readonly GoodsRow[]; moreHref: string }) =>
  list.length ? <NearView rows={list.map(nearRow)} moreHref={moreHref} /> : null

/** Two lines on a phone have room for less; the full text is on the item's own page. */
const MOST_LETTERS = 26
const cut = (title: string): string => shortText(title, MOST_LETTERS + 1)

const nearRow = (goods: GoodsRow): NearRow => ({
  href: detailPath(goods.goodsTypeId, goods.goodsSn),
  title: cut(goods.bigTitle),
  ...pictureOf(goods, 84),
  note: goods.areaName || goods.gameName,
  price: goods.price,
})
