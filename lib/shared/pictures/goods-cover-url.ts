import { ART } from './art-path'
import { enc } from './art-text'
import { coverName } from './cover-name'

/** Price band 1-5 by yuan: below 100, 500, 2000, 10000, and above. */
export const priceBand = (yuan: string | number): number =>
  [100, 500, 2000, 10_000].filter((n) => Number(yuan) >= n).length + 1

export interface GoodsFace {
  goodsSn: string
  gameId: number | string
  /** Yuan as text. */
  price: string | number
  bigTitle: string
  smallTitleName: string
}
/** Widths in CSS px at which the text is 12 px high: for small covers, and for the others. */
const [READABLE, LARGE] = [72, 137]
const goodsUrl = (face: GoodsFace, size: '' | CoverSize): string => {
  const name = coverName(face)
  return `${ART}goods/${enc(face.gameId)}/${enc(face.goodsSn || '0')}-${priceBand(face.price)}${size}${name && `-${enc(name)}`}.svg`
}
/** Cover variants besides the large one: `s` small, with larger text; `t` tiny and `p` plain, without text. */
export type CoverSize = 's' | 't' | 'p'
/** Cover of an item for a given width: same picture, with the text as large as needed, or left out. */
export const goodsCoverUrl = (face: GoodsFace, width: number = LARGE): string =>
  goodsUrl(face, width >= LARGE ? '' : width >= READABLE ? 's' : 't')
/** The same without text, large; a caption is placed over it. */
export const goodsPictureUrl = (face: GoodsFace): string => goodsUrl(face, 'p')
