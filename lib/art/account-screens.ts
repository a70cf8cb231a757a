import { type ScreenName, screenUrl } from '@/lib/shared/pictures/art-url'
import { coverLabel } from '@/lib/shared/pictures/cover-label'
import { dice } from './random'
import { SORT_LETTERS, type Sort } from './screens/wall'

/** Most names on a wall, and most figures on a profile. */
const [NAMES, FIGURES] = [10, 4]
/** Widest name that a tile of the wall holds, in Chinese characters. */
const TILE = 4.8

interface Account {
  sn: string
  gameId: number
  /** As the facts of the item say it; '' where the game has none. */
  rank: string
  /** Figures of the item, strongest first. */
  facts: readonly { label: string; value: string }[]
  /** Its best things by name, the rarest kind first. */
  treasures: readonly { rarity: string; names: readonly string[] }[]
}

/** Four to six pictures of a demo account, drawn from its own facts: addresses as `goods.images` keeps them. */
export function accountScreens({ sn, gameId, rank, facts, treasures }: Account): string[] {
  const says: Partial<Record<ScreenName, readonly string[]>> = {
    wall: wallWords(sn, treasures),
    profile: [rank, ...facts.slice(0, FIGURES).map(({ label, value }) => `${label}|${value}`)],
  }
  const shown: readonly ScreenName[] = ['wall', 'profile', 'roster', 'stats', 'bag', 'settings']
  return shown.slice(0, 4 + dice(sn).below(3)).map((name) => screenUrl({ name, gameId, seed: sn, says: says[name] }))
}

/** What things of a kind are, by what its kind is called; others are what a wall of the game shows. */
const SORTS: readonly (readonly [RegExp, Sort])[] = [
  [/载具|[SA]车/u, 'vehicle'],
  [/枪皮|红皮/u, 'gun'],
  [/武器|专武|装备/u, 'blade'],
  [/干员|套装|角色|时装/u, 'figure'],
  [/宠物|坐骑|神兽|光锥|音擎|配饰|随身|棋盘|披风|称号/u, 'loot'],
]
const sortOf = (rarity: string): Sort | undefined => SORTS.find(([word]) => word.test(rarity))?.[1]

/** How many of the rarest there are, then the names of each kind, as `wall` reads them. */
function wallWords(sn: string, treasures: Account['treasures']): string[] {
  const shown = new Set<string>()
  const kinds = treasures.flatMap(({ rarity, names }) => {
    const labels = names.flatMap((name) => {
      // several skins of one weapon begin alike: the second tells what it is called
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
