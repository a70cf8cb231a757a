import { ART } from '@/lib/shared/pictures/art-path'
import { MODE_TILES, MOST_CELLS, SCENES } from '@/lib/shared/pictures/art-url'
import { LONGEST_NAME } from '@/lib/shared/pictures/cover-name'
import type { CoverSize } from '@/lib/shared/pictures/goods-cover-url'
import { SCREENS, type ScreenName } from '@/lib/shared/pictures/screen-url'
import { avatar } from './avatar'
import { banner, isBanner } from './banner'
import { cover, modeTile } from './cover'
import { gameMark } from './emblem'
import { emptyState, isEmptyName } from './empty-state'
import { laurel } from './laurel'
import { newsCover } from './news-cover'
import { nightGate } from './night-gate'
import { pineTerrace } from './pine-terrace'
import { bag } from './screens/bag'
import { settings, stats } from './screens/facts'
import { profile } from './screens/profile'
import type { ScreenInput } from './screens/screen'
import { roster, wall } from './screens/wall'
import { isSealName, seal } from './seal'
import { seasonCrest } from './season-crest'
import { silkMirror } from './silk-mirror'
import { cells } from './svg'
import { teamShield } from './team-shield'

type Drawing = string | undefined
const ID = /^[\w.-]{1,40}$/
/** Maximum length of an address, and maximum number of words in a picture. */
const [LONGEST, MOST] = [1200, 16]

const SCENE: Record<(typeof SCENES)[number], () => string> = { night: nightGate, pine: pineTerrace, mirror: silkMirror }
const SCREEN: Record<ScreenName, (input: ScreenInput) => string> = { wall, profile, roster, stats, bag, settings }

/** Returns whether a word has at most this many characters. */
const fits = (word: string, most: number): boolean => [...word].length <= most

function goods([gameId = '', face = '', ...more]: string[]): Drawing {
  const [, sn, band, size, name = ''] = /^([\w.]{1,40})-([1-5])([stp]?)(?:-(.+))?$/u.exec(face) ?? []
  if (more.length || !ID.test(gameId) || !sn || !fits(name, LONGEST_NAME)) return undefined
  return cover({ gameId, sn, band: Number(band), name, size: size as CoverSize | '' })
}

function account([name = '', gameId = '', seed = '', ...says]: string[], silent: boolean): Drawing {
  if (!Object.hasOwn(SCREENS, name) || !ID.test(gameId) || !ID.test(seed)) return undefined
  if (says.length > MOST || !says.every((one) => fits(one, 18))) return undefined
  return SCREEN[name as ScreenName]({ gameId, seed, says, silent })
}

const marks = (ids: readonly string[]): Drawing =>
  ids.length <= MOST_CELLS && ids.every((id) => /^\d{1,9}$/.test(id)) ? cells(ids.map(gameMark)) : undefined

/** Pictures that only need a name. */
const SIMPLE: Readonly<Record<string, (name: string) => Drawing>> = {
  game: (id) => (ID.test(id) ? gameMark(id) : undefined),
  avatar: (id) => (fits(id, 40) ? avatar(id) : undefined),
  crest: (id) => (ID.test(id) ? seasonCrest(id) : undefined),
  shield: (team) => (fits(team, 20) ? teamShield(team) : undefined),
  games: (ids) => marks(ids.split('-')),
  mode: (name) => (name === 'all' ? cells(MODE_TILES.map(modeTile)) : undefined),
  scene: (name) => SCENE[SCENES.find((one) => one === name) as (typeof SCENES)[number]]?.(),
  banner: (name) => (isBanner(name) ? banner(name) : undefined),
  seal: (name) => (isSealName(name) ? seal(name) : undefined),
  laurel: (place) => (/^[123]$/.test(place) ? laurel(Number(place) as 1 | 2 | 3) : undefined),
  empty: (name) => (isEmptyName(name) ? emptyState(name) : undefined),
}

/** Draws the SVG for an address of art-url.ts; undefined for any other address. Bounded input, pure. */
export function drawArt(address: string): Drawing {
  if (address.length > LONGEST || !address.startsWith(ART) || !address.endsWith('.svg')) return undefined
  let parts: string[]
  try {
    parts = address.slice(ART.length, -'.svg'.length).split('/').map(decodeURIComponent)
  } catch {
    return undefined
  }
  const [kind = '', ...rest] = parts
  if (kind === 'goods') return goods(rest)
  if (kind === 'screen') return account(rest, false)
  if (kind === 'thumb') return account(rest, true)
  if (kind === 'news') {
    const [id = '', word = '', ...more] = rest
    return more.length === 0 && rest.length === 2 && ID.test(id) && fits(word, 6) ? newsCover(id, word) : undefined
  }
  const [name, ...more] = rest
  return name && more.length === 0 && Object.hasOwn(SIMPLE, kind) ? SIMPLE[kind]?.(name) : undefined
}
