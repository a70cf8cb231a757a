import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { isDrawn } from '@/lib/shared/pictures/art-url'
import { goodsPictureUrl } from '@/lib/shared/pictures/goods-cover-url'
import { screenTitle } from '@/lib/shared/pictures/screen-url'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import { faceOf } from './goods-faces'
import type { Picture, Source } from './picture-source'

/** Uploaded pictures; if there are none, the generated ones of a demo account, then the generated cover. */
export function galleryPictures(goods: GoodsDetail): { pictures: Picture[]; source: Source } {
  const images = goods.images.map((image) => mediaUrl(image)).filter(Boolean)
  const uploaded = images.filter((src) => !isDrawn(src))
  if (uploaded.length)
    return { pictures: uploaded.map((src, i) => ({ src, name: `商品图片 ${i + 1}` })), source: 'uploaded' }
  const cover = { src: goodsPictureUrl(faceOf(goods)), name: '商品封面' }
  return {
    pictures: [...images.map((src) => ({ src, name: screenTitle(src) })), cover],
    source: images.length ? 'demo' : 'cover',
  }
}

/** Pictures for search engines: uploads, else the cover only; generated demo pictures do not show the goods. */
export const publicPictures = (pictures: readonly Picture[], source: Source): string[] =>
  pictures.slice(source === 'uploaded' ? 0 : -1).map(({ src }) => src)
