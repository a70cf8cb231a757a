import { type ScreenName, screenUrl } from './art-url'
import { coverLabel } from './cover-label'
import { dice } from './random'

/** Most names on a wall, and most figures on a profile. */
const [NAMES, FIGURES] = [6, 4]
/** Widest name that a tile of the wall holds, in Chinese characters. */
const TILE = 4.8

interface Account {
  sn: string
  gameId: number
  /** As the facts of the item say it; '' where the game has none. */
  rank: string
  /** Figures of the item, strongest first. */
  facts: readonly { label: string; value: string }[]
  /** Its best things by name, rarest first. */
  treasures: readonly string[]
}

/** Four to six pictures of a demo account, drawn from its own facts: addresses as `goods.images` keeps them. */
export function accountScreens({ sn, gameId, rank, facts, treasures }: Account): string[] {
  const names = treasures
    .map((name) => coverLabel({ goodsSn: sn, bigTitle: '', smallTitleName: name }, TILE))
    .filter(Boolean)
    .slice(0, NAMES)
  const says: Partial<Record<ScreenName, readonly string[]>> = {
    wall: names,
    profile: [rank, ...facts.slice(0, FIGURES).map(({ label, value }) => `${label}|${value}`)],
  }
  const shown: readonly ScreenName[] = ['wall', 'profile', 'roster', 'stats', 'bag', 'settings']
  return shown.slice(0, 4 + dice(sn).below(3)).map((name) => screenUrl({ name, gameId, seed: sn, says: says[name] }))
}
