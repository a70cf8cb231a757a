import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { goodsCoverUrl, wallCoverUrl } from '@/lib/shared/cover-url'
import { mediaUrl } from '@/lib/shared/safe-url'
import { coverFacts, singleGameFace } from './goods-faces'

export interface Picture { src: string; name: string }

/** Fewer treasures than this make no wall. */
const WALL_FROM = 3
/** Words of a title that are names of things: Chinese, at least three characters, no figures. */
const THING = /^[\p{Script=Han}：·]{3,12}$/u

/** Uploaded pictures; without any, a drawn cover, and a wall of the things the title names. */
export function galleryPictures(goods: GoodsDetail): { pictures: Picture[]; isDrawn: boolean } {
  const uploaded = goods.images.map((image) => mediaUrl(image)).filter(Boolean)
  if (uploaded.length) return { pictures: uploaded.map((src, i) => ({ src, name: `商品图片 ${i + 1}` })), isDrawn: false }
  const cover = { src: goodsCoverUrl({ ...singleGameFace(goods), facts: coverFacts(goods), wide: true }), name: '商品封面' }
  const things = goods.goodsTypeId === 1 ? goods.bigTitle.split(/[\s，、,]+/).filter((word) => THING.test(word)) : []
  if (things.length < WALL_FROM) return { pictures: [cover], isDrawn: true }
  const [cols, rows] = things.length >= 6 ? [3, 2] : [things.length, 1]
  return { pictures: [cover, { src: wallCoverUrl(goods.gameId, things, cols, rows), name: '资产墙' }], isDrawn: true }
}
