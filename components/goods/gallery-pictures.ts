import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { goodsCoverUrl } from '@/lib/shared/cover-url'
import { mediaUrl } from '@/lib/shared/safe-url'
import { singleGameFace } from './goods-faces'

export interface Picture {
  src: string
  name: string
}

/** Uploaded pictures; without any, the drawn cover. Its facts are left out: they stand beside it. */
export function galleryPictures(goods: GoodsDetail): { pictures: Picture[]; isDrawn: boolean } {
  const uploaded = goods.images.map((image) => mediaUrl(image)).filter(Boolean)
  if (uploaded.length)
    return { pictures: uploaded.map((src, i) => ({ src, name: `商品图片 ${i + 1}` })), isDrawn: false }
  return {
    pictures: [{ src: goodsCoverUrl({ ...singleGameFace(goods), wide: true }), name: '商品封面' }],
    isDrawn: true,
  }
}
