import { mediaUrl } from '../safe-url'
import { ART } from './art-path'
import { coverLabel } from './cover-label'

/*
 * Immutable addresses of drawn pictures. The path carries everything a drawing depends on and nothing else, so a browser
 * or CDN keeps it for ever; `drawArt` in draw-art.ts reads it back.
 */

const clean = (text: string): string => text.replace(/[\p{Cs}\p{Cc}\ufffe\uffff]/gu, '').trim()
/** Chinese stays as it is, a third of the bytes; browsers encode it when they ask. */
const enc = (text: number | string): string =>
  encodeURIComponent(clean(String(text))).replace(/(?:%E[4-9]%[89AB][0-9A-F]%[89AB][0-9A-F])+/g, (code) =>
    decodeURIComponent(code),
  )

/** Whether an address is one of these: a drawing, nobody's upload. */
export const isDrawn = (url: string): boolean => url.startsWith(ART)

/** Price band 1-5 by yuan: below 100, 500, 2000, 10000, and above. */
export const priceBand = (yuan: string | number): number =>
  [100, 500, 2000, 10_000].filter((n) => Number(yuan) >= n).length + 1

export const gameMarkUrl = (id: number | string): string => `${ART}game/${enc(id)}.svg`

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

export const MODE_TILES = ['rent', 'account', 'prop', 'currency', 'boost', 'recycle'] as const
export type ModeTile = (typeof MODE_TILES)[number]
/** Of a way to trade. */
export const modeTileUrl = (name: ModeTile): string => `${ART}mode/${name}.svg`

export interface UserFace {
  userId: number | string
  nickName: string
  actor?: string | null
}
/** An uploaded portrait wins; otherwise a drawn one. */
export const avatarUrl = (user: Omit<UserFace, 'nickName'>): string =>
  mediaUrl(user.actor) || `${ART}avatar/${enc(user.userId)}.svg`

/** 16:9 picture of an article: the look of a game's number or a section's name, and two to six characters. */
export const newsCoverUrl = (id: number | string, word: string): string =>
  `${ART}news/${enc(id)}/${enc([...clean(word)].slice(0, 6).join(''))}.svg`

/** What a picture of an account shows. */
export const SCREENS = {
  wall: '外观',
  profile: '个人主页',
  roster: '收藏',
  stats: '数据',
  bag: '背包',
  settings: '设置',
} as const
export type ScreenName = keyof typeof SCREENS

interface ScreenInput {
  name: ScreenName
  gameId: number | string
  seed: string
  /** What the picture says: names on a wall; a rank and "label|value" on a profile. */
  says?: readonly string[]
}
export const screenUrl = ({ name, gameId, seed, says = [] }: ScreenInput): string =>
  `${ART}screen/${name}/${enc(gameId)}/${enc(seed)}${says.map((one) => `/${enc(one)}`).join('')}.svg`
/** What such a picture shows; '' for another address. */
export const screenTitle = (url: string): string =>
  SCREENS[(/\/screen\/(\w+)\//.exec(url)?.[1] ?? '') as ScreenName] ?? ''

const SCREEN = /^(\/media\/art\/\d+\/)screen\/(\w+\/\d+\/[\w-]+)[^?]*\.svg$/
const COVER = /^(\/media\/art\/\d+\/goods\/[^/]+\/[\w.]+-[1-5])[stp]?((?:-[^/]*)?\.svg)$/
/** The same picture without its words, for places too small to read them; other addresses stay as they are. */
export const thumbUrl = (url: string): string => url.replace(SCREEN, '$1thumb/$2.svg').replace(COVER, '$1t$2')

export const SCENES = ['night', 'pine', 'mirror'] as const
/** Background of a brand, 1600 x 560. */
export const sceneUrl = (name: (typeof SCENES)[number]): string => `${ART}scene/${name}.svg`

export const BANNERS = ['season', 'lottery', 'board'] as const
export type BannerName = (typeof BANNERS)[number]
/** Campaign picture, 1248 x 320, calm on the left. */
export const bannerUrl = (name: BannerName): string => `${ART}banner/${name}.svg`

/** Crest of a game's season. */
export const crestUrl = (gameId: number | string): string => `${ART}crest/${enc(gameId)}.svg`
/** Shield of a team. */
export const shieldUrl = (team: string): string => `${ART}shield/${enc([...clean(team)].slice(0, 20).join(''))}.svg`
/** Laurel of a place, 1 to 3. */
export const laurelUrl = (place: number): string => `${ART}laurel/${place}.svg`
