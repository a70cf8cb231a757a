import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { CAPTURES } from '@/lib/shared/goods/goods-checks'
import { isDrawn } from '@/lib/shared/pictures/art-url'
import { goodsPictureUrl } from '@/lib/shared/pictures/goods-cover-url'
import { screenTitle } from '@/lib/shared/pictures/screen-url'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import { faceOf } from './goods-faces'
import type { Picture, Source } from './picture-source'

/**
 * The captures of staff, then uploaded pictures; if there are none of these, the generated ones of a demo account, then
 * the generated cover.
 */
export function galleryPictures(goods: GoodsDetail): { pictures: Picture[]; source: Source } {
  const captures = (goods.checked?.captures ?? []).map(
    ({ kind, src }): Picture => ({ src, name: CAPTURES[kind], isChecked: 1 }),
  )
  const images = goods.images.map((image) => mediaUrl(image)).filter(Boolean)
  const uploaded = images.filter((src) => !isDrawn(src))
  if (uploaded.length > 0 || captures.some(({ src }) => !isDrawn(src))) {
    const own = uploaded.map((src, i): Picture => ({ src, name: `商品图片 ${i + 1}` }))
    return { pictures: [...captures, ...own], source: 'uploaded' }
  }
  const cover = { src: goodsPictureUrl(faceOf(goods)), name: '商品封面' }
  const drawn = [...captures, ...images.map((src): Picture => ({ src, name: screenTitle(src) }))]
  return { pictures: [...drawn, cover], source: drawn.length > 0 ? 'demo' : 'cover' }
}

/** Pictures for search engines: uploads, else the cover only; generated demo pictures do not show the goods. */
export const publicPictures = (pictures: readonly Picture[], source: Source): string[] =>
  pictures.slice(source === 'uploaded' ? 0 : -1).map(({ src }) => src)
