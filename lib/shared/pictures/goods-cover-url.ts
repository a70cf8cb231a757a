import { ART } from './art-path'
import { enc } from './art-text'
import { coverLabel } from './cover-label'

/** Price band 1-5 by yuan: below 100, 500, 2000, 10000, and above. */
const priceBand = (yuan: string | number): number =>
  [100, 500, 2000, 10_000].filter((n) => Number(yuan) >= n).length + 1

export interface GoodsFace {
  goodsSn: string
  gameId: number | string
  /** Text yuan. */
  price: string | number
  bigTitle: string
  smallTitleName: string
}
/** Words are 12 px high at these widths in CSS px: those of small places, and the others. */
const [READABLE, LARGE] = [72, 137]
const goodsUrl = (face: GoodsFace, size: '' | CoverSize): string => {
  const label = coverLabel(face)
  return `${ART}goods/${enc(face.gameId)}/${enc(face.goodsSn || '0')}-${priceBand(face.price)}${size}${label && `-${enc(label)}`}.svg`
}
/** How a cover differs from the large one: small, for its words are larger; tiny and plain, for it has none. */
export type CoverSize = 's' | 't' | 'p'
/** An item's face for a place so wide: the picture is the same, its words are as large as the place needs, or left out. */
export const goodsCoverUrl = (face: GoodsFace, width: number = LARGE): string =>
  goodsUrl(face, width >= LARGE ? '' : width >= READABLE ? 's' : 't')
/** The same without words, large: a caption lies over it. */
export const goodsPictureUrl = (face: GoodsFace): string => goodsUrl(face, 'p')
