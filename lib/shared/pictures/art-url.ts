import { mediaUrl } from '../text/safe-url'
import { ART } from './art-path'
import { clean, enc } from './art-text'

/*
 * Immutable addresses of drawn pictures. The path carries everything a drawing depends on and nothing else, so a browser
 * or CDN keeps it for ever; `drawArt` in draw-art.ts reads it back.
 */

/** Whether an address is one of these: a drawing, nobody's upload. */
export const isDrawn = (url: string): boolean => url.startsWith(ART)

export const gameMarkUrl = (id: number | string): string => `${ART}game/${enc(id)}.svg`

/** Of one picture. */
export const MOST_CELLS = 60
/** Marks of several games, a cell each in this order: one request instead of one a game. */
export const gameMarksUrl = (ids: readonly number[]): string => `${ART}games/${ids.join('-')}.svg`

export const MODE_TILES = ['rent', 'account', 'prop', 'currency', 'boost', 'recycle'] as const
export type ModeTile = (typeof MODE_TILES)[number]
/** Of the ways to trade, a cell each in this order. */
export const MODE_TILES_URL = `${ART}mode/all.svg`

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
/** Footer seal of a demo site, by its name in seal.ts. */
export const sealUrl = (name: string): string => `${ART}seal/${enc(name)}.svg`
/** Laurel of a place, 1 to 3. */
export const laurelUrl = (place: number): string => `${ART}laurel/${place}.svg`
