'use client'

import { useDebounced } from '@/lib/client/hooks/use-debounced'
import { useLoad } from '@/lib/client/hooks/use-load'
import { lazyCall } from '@/lib/client/lazy-call'
import { namedGame } from '@/lib/shared/goods/game-names'
import { filterGames } from './filter-games'
import { loadGames } from './picker-data'
import type { PickedGame } from './selection'
import { useLoaded } from './use-loaded'

const PAUSE_MS = 200
const MOST_GAMES = 3

export interface Suggestions {
  games: readonly PickedGame[]
  words: readonly { text: string; gameId: number; gameName: string }[]
}

/** Games and names that a typed text may mean; a game's name at its beginning narrows the names to this game. */
export function useSuggestions(typed: string, chosen: PickedGame | undefined): Suggestions {
  const text = typed.trim()
  const all = useLoaded(text ? 'games' : undefined, loadGames).data ?? []
  const named = chosen ? undefined : namedGame(text, all, { others: true })
  const rest = named ? named.rest : text
  const gid = (chosen ?? named?.game)?.id
  const key = rest ? JSON.stringify([rest.slice(0, 30), gid]) : ''
  const settled = useDebounced(key, PAUSE_MS)
  const { data } = useLoad(
    settled !== '' && settled === key ? settled : null,
    () => lazyCall('GET /comm/suggest', { text: rest.slice(0, 30), gid: gid?.toString() }),
    { keeps: false },
  )
  const games = text ? filterGames(all, { tab: 'all', type: 'all', letter: '', text: named?.game.name ?? text }) : []
  // misspelled names; after the name of a game follow words of this game
  const near = named ? [] : (data?.games ?? []).filter(({ id }) => !games.some((game) => game.id === id))
  return {
    games: [...games, ...near].filter(({ id }) => id !== chosen?.id).slice(0, MOST_GAMES),
    words: rest ? (data?.list ?? []) : [],
  }
}
