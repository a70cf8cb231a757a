import { coverLabel } from '@/lib/shared/pictures/cover-label'
import { type ScreenName, screenUrl } from '@/lib/shared/pictures/screen-url'
import { dice } from './random'
import { SORT_LETTERS, type Sort } from './screens/wall'

/** Maximum names on a wall, and numbers on a profile. */
const [NAMES, FIGURES] = [10, 4]
/** Maximum width of a name on a wall tile, in Chinese characters. */
const TILE = 4.8

interface Account {
  sn: string
  gameId: number
  /** From the item's facts; '' if the game has none. */
  rank: string
  /** Numbers of the item, strongest first. */
  facts: readonly { label: string; value: string }[]
  /** Its best things by name, rarest kind first. */
  treasures: readonly { rarity: string; names: readonly string[] }[]
}

/** Addresses of four to six pictures of a demo account, drawn from its own facts, in the format of `goods.images`. */
export function accountScreens({ sn, gameId, rank, facts, treasures }: Account): string[] {
  const says: Partial<Record<ScreenName, readonly string[]>> = {
    wall: wallWords(sn, treasures),
    profile: [rank, ...facts.slice(0, FIGURES).map(({ label, value }) => `${label}|${value}`)],
  }
  const shown: readonly ScreenName[] = ['wall', 'profile', 'roster', 'stats', 'bag', 'settings']
  return shown.slice(0, 4 + dice(sn).below(3)).map((name) => screenUrl({ name, gameId, seed: sn, says: says[name] }))
}

/** What things of a kind look like, by the name of the kind; others look like the default things on the game's wall. */
const SORTS: readonly (readonly [RegExp, Sort])[] = [
  [/载具|[SA]车/u, 'vehicle'],
  [/枪皮|红皮/u, 'gun'],
  [/武器|专武|装备/u, 'blade'],
  [/干员|套装|角色|时装/u, 'figure'],
  [/宠物|坐骑|神兽|光锥|音擎|配饰|随身|棋盘|披风|称号/u, 'loot'],
]
const sortOf = (rarity: string): Sort | undefined => SORTS.find(([word]) => word.test(rarity))?.[1]

/** Returns the number of the rarest things, then the names of each kind, in the format that `wall` reads. */
function wallWords(sn: string, treasures: Account['treasures']): string[] {
  const shown = new Set<string>()
  const kinds = treasures.flatMap(({ rarity, names }) => {
    const labels = names.flatMap((name) => {
      // several skins of one weapon have the same beginning: the second part is the distinguishing name
      const both = [name, name.slice(labelOf(sn, name).length)].map((one) => labelOf(sn, one))
      const label = both.find((one) => one && !shown.has(one))
      if (!label || shown.size >= NAMES) return []
      shown.add(label)
      return [label]
    })
    const sort = sortOf(rarity)
    return labels.length > 0 ? [`~${sort ? SORT_LETTERS[sort] : ''}`, ...labels] : []
  })
  const best = treasures.find(({ names }) => names.length > 0)
  return best ? [`~~${best.rarity} ${best.names.length}`, ...kinds] : []
}

const labelOf = (sn: string, name: string): string =>
  coverLabel({ goodsSn: sn, bigTitle: '', smallTitleName: name }, TILE)
