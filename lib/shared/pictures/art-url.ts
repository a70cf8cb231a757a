import type { UserId } from '../ids'
import { mediaUrl } from '../text/safe-url'
import { ART } from './art-path'
import { clean, enc } from './art-text'

/*
 * Immutable addresses of generated pictures. The path contains everything a drawing depends on and nothing else, so a
 * browser or CDN can cache it permanently; `drawArt` in draw-art.ts parses it.
 */

/** Whether the address is a generated picture rather than an upload. */
export const isDrawn = (url: string): boolean => url.startsWith(ART)

export const gameMarkUrl = (id: number | string): string => `${ART}game/${enc(id)}.svg`

/** Maximum cells of one picture. */
export const MOST_CELLS = 60
/** Marks of several games, one cell each in this order: one request instead of one per game. */
export const gameMarksUrl = (ids: readonly number[]): string => `${ART}games/${ids.join('-')}.svg`

export const MODE_TILES = ['rent', 'account', 'prop', 'currency', 'boost', 'recycle'] as const
export type ModeTile = (typeof MODE_TILES)[number]
/** Icons of the trade modes, one cell each in this order. */
export const MODE_TILES_URL = `${ART}mode/all.svg`

export interface UserFace {
  userId: UserId | string
  nickName: string
  actor?: string | null
}
/** The uploaded avatar, or a generated one. */
export const avatarUrl = (user: Omit<UserFace, 'nickName'>): string =>
  mediaUrl(user.actor) || `${ART}avatar/${enc(user.userId)}.svg`

/** 16:9 picture of an article: in the style of a game id or a section name, with two to six characters of text. */
export const newsCoverUrl = (id: number | string, word: string): string =>
  `${ART}news/${enc(id)}/${enc([...clean(word)].slice(0, 6).join(''))}.svg`

const SCREEN = /^(\/media\/art\/\d+\/)screen\/(.*)\.svg$/
/** Name, game and number, then three words: on a wall a note, a kind and the first name. */
const THUMB_PARTS = 6
const COVER = /^(\/media\/art\/\d+\/goods\/[^/]+\/[\w.]+-[1-5])[stp]?((?:-[^/]*)?\.svg)$/
/**
 * The same picture with bars for its texts, for places too small to read them, with the first tile of a wall only; other
 * addresses are returned unchanged.
 */
export const thumbUrl = (url: string): string =>
  url
    .replace(
      SCREEN,
      (_, art: string, rest: string) => `${art}thumb/${rest.split('/').slice(0, THUMB_PARTS).join('/')}.svg`,
    )
    .replace(COVER, '$1t$2')

export const SCENES = ['night', 'pine', 'mirror'] as const
/** Background of a brand, 1600 x 560. */
export const sceneUrl = (name: (typeof SCENES)[number]): string => `${ART}scene/${name}.svg`

export const BANNERS = ['season', 'lottery', 'board'] as const
export type BannerName = (typeof BANNERS)[number]
/** Campaign picture, 1248 x 320, with a quiet left side for text. */
export const bannerUrl = (name: BannerName): string => `${ART}banner/${name}.svg`

export const crestUrl = (gameId: number | string): string => `${ART}crest/${enc(gameId)}.svg`
export const shieldUrl = (team: string): string => `${ART}shield/${enc([...clean(team)].slice(0, 20).join(''))}.svg`
/** Footer seal of a demo site, by its name in seal.ts. */
export const sealUrl = (name: string): string => `${ART}seal/${enc(name)}.svg`
/** Laurel for a rank, 1 to 3. */
export const laurelUrl = (place: number): string => `${ART}laurel/${place}.svg`
