import type { Game } from '@/lib/contract/entities/goods'
import { gameKeys } from '@/lib/shared/goods/game-names'
import { nameKey } from '@/lib/shared/normalize/name-key'

export interface GameQuery {
  tab: 'hot' | 'all'
  type: 'all' | '1' | '2'
  letter: string
  text: string
}

/**
 * A text searches all games by Chinese name, initials, full pinyin or other names; otherwise tab, type and letter
 * filter.
 */
export function filterGames(games: readonly Game[], { tab, type, letter, text }: GameQuery): Game[] {
  const wanted = nameKey(text)
  if (wanted) return games.filter((game) => gameKeys(game).some((key) => key.includes(wanted)))
  const typed = type === 'all' ? games : games.filter((g) => String(g.gameType) === type)
  if (tab === 'hot') return typed.filter((g) => g.hot !== null).sort((a, b) => (a.hot ?? 0) - (b.hot ?? 0))
  return letter ? typed.filter((g) => g.initial === letter) : [...typed]
}
