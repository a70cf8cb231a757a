import { LONGEST_NAME } from '@/lib/shared/pictures/cover-name'
import { type ScreenName, screenUrl } from '@/lib/shared/pictures/screen-url'
import { MOST_FACTS } from './screens/facts'
import { MOST_TILES } from './screens/wall'

/** Maximum numbers on a profile. */
const FIGURES = 4

/** Minimum facts of a picture that shows nothing else. */
const FEWEST: Partial<Record<ScreenName, number>> = { stats: 3, settings: 3 }

interface Fact {
  label: string
  value: string
}
interface Account {
  sn: string
  gameId: number
  /** From the item's facts; '' if the game has none. */
  rank: string
  /** Numbers of the item, strongest first. */
  facts: readonly Fact[]
  /** Login, bindings and history. */
  states?: readonly Fact[]
  /** Its best things by name, rarest kind first. */
  treasures: readonly { rarity: string; names: readonly string[] }[]
}

/**
 * Addresses of the pictures of a demo account, each drawn from its own facts, in the format of `goods.images`. At most
 * four, because the page contains each several times.
 */
export function accountScreens({ sn, gameId, rank, facts, states = [], treasures }: Account): string[] {
  const things = treasures.flatMap(({ names }, kind) => names.map((name) => ({ name: shortName(name), kind })))
  const [best] = things
  const entries = (list: readonly Fact[]) => list.map(({ label, value }) => `${label}|${value}`)
  const noteOf = (from: number) => {
    const of = treasures[things[from]?.kind ?? 0]
    return of ? `~~${of.rarity} ${of.names.length}` : ''
  }
  const says: Readonly<Record<Exclude<ScreenName, 'bag'>, readonly string[]>> = {
    wall: wallWords(noteOf(0), things.slice(0, MOST_TILES)),
    profile: [rank, best?.name ?? '', ...entries(facts).slice(0, FIGURES)],
    roster: wallWords(noteOf(MOST_TILES), things.slice(MOST_TILES, MOST_TILES * 2)),
    stats: entries(facts).slice(FIGURES, FIGURES + MOST_FACTS),
    settings: entries(states).slice(0, MOST_FACTS),
  }
  const more = says.roster.length > 0 ? (['roster'] as const) : (['stats', 'settings'] as const)
  return ['wall' as const, 'profile' as const, ...more]
    .filter((name) => name === 'profile' || says[name].length >= (FEWEST[name] ?? 1))
    .map((name) => screenUrl({ name, gameId, seed: sn, says: says[name] }))
}

const shortName = (name: string): string => [...name].slice(0, LONGEST_NAME).join('')

/** A note, then the names of each kind after "~", in the format that `wall` reads; nothing without names. */
function wallWords(note: string, things: readonly { name: string; kind: number }[]): string[] {
  if (things.length === 0) return []
  const kinds = [...new Set(things.map(({ kind }) => kind))]
  return [note, ...kinds.flatMap((kind) => ['~', ...things.filter((one) => one.kind === kind).map(({ name }) => name)])]
}
