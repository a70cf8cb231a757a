import { ART } from './art-path'
import { enc } from './art-text'

/** Contents of a generated account picture. */
export const SCREENS = {
  wall: '外观',
  profile: '个人主页',
  roster: '收藏',
  stats: '数据',
  bag: '背包',
  settings: '账号信息',
} as const
export type ScreenName = keyof typeof SCREENS

interface ScreenInput {
  name: ScreenName
  gameId: number | string
  seed: string
  /** Texts in the picture: names on a wall; a rank, a name and "label|value" entries on a profile. */
  says?: readonly string[]
}
export const screenUrl = ({ name, gameId, seed, says = [] }: ScreenInput): string =>
  `${ART}screen/${name}/${enc(gameId)}/${enc(seed)}${says.map((one) => `/${enc(one)}`).join('')}.svg`
/** Title of such a picture; '' for another address. */
export const screenTitle = (url: string): string =>
  SCREENS[(/\/screen\/(\w+)\//.exec(url)?.[1] ?? '') as ScreenName] ?? ''
