import type { GoodsRow } from '@/lib/contract/entities/goods'
import { detailPath } from '@/lib/shared/goods-types'
import { pictureOf } from './goods-faces'
import { type SimilarRow, SimilarView } from './similar-view'

export const SimilarGoods = ({ list, moreHref }: { list: readonly GoodsRow[]; moreHref: string }) =>
  list.length ? <SimilarView rows={list.map(similarRow)} moreHref={moreHref} /> : null

const similarRow = (goods: GoodsRow): SimilarRow => ({
  href: detailPath(goods.goodsTypeId, goods.goodsSn),
  title: goods.bigTitle,
  ...pictureOf(goods, 84),
  note: goods.areaName || goods.gameName,
  price: goods.price,
})
