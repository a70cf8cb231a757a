import type { GoodsRow } from '@/lib/contract/entities/goods'
import { type GoodsFace, goodsCoverUrl } from '@/lib/shared/pictures/goods-cover-url'
import { mediaUrl } from '@/lib/shared/text/safe-url'

/** What the drawn cover of an item shows. */
export const faceOf = ({ goodsSn, gameId, price, bigTitle, smallTitleName }: GoodsRow): GoodsFace => ({
  ...{ goodsSn, gameId, price, bigTitle, smallTitleName },
})

/** The uploaded picture, else the drawn cover for a place so wide, as CoverImage takes them. */
export function pictureOf(goods: GoodsRow, width?: number): { picture: string } | { cover: string } {
  const picture = mediaUrl(goods.thumbnail)
  return picture ? { picture } : { cover: goodsCoverUrl(faceOf(goods), width) }
}

/** "安卓QQ · 手Q 128区"; empty parts vanish. */
export const placeText = (goods: GoodsRow, ...before: string[]): string =>
  [...before, goods.areaName, goods.serverName].filter(Boolean).join(' · ')
