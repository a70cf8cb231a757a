import type { GoodsRow } from '@/lib/contract/entities/goods'
import { type GoodsFace, goodsCoverUrl } from '@/lib/shared/pictures/goods-cover-url'
import { mediaUrl } from '@/lib/shared/text/safe-url'

/** Data for the generated cover of an item. */
export const faceOf = ({ goodsSn, gameId, price, bigTitle, smallTitleName }: GoodsRow): GoodsFace => ({
  goodsSn,
  gameId,
  price,
  bigTitle,
  smallTitleName,
})

/** The uploaded picture, or the generated cover for this width, as props of CoverImage. */
export function pictureOf(goods: GoodsRow, width?: number): { picture: string } | { cover: string } {
  const picture = mediaUrl(goods.thumbnail)
  return picture ? { picture } : { cover: goodsCoverUrl(faceOf(goods), width) }
}

/** e.g. "安卓QQ · 手Q 128区"; empty parts are omitted. */
export const placeText = (goods: GoodsRow, ...before: string[]): string =>
  [...before, goods.areaName, goods.serverName].filter(Boolean).join(' · ')
