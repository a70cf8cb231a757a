import { type GameName, namedGame } from '@/lib/shared/goods/game-names'
import { nameKey } from '@/lib/shared/normalize/name-key'
import { type WaresQuery, waresHref } from './wares-query'

interface Named {
  id: number
  name: string
}
interface Choices {
  games: readonly (Named & GameName)[]
  types: readonly Named[]
  /** Areas of the selected game. */
  areas: readonly Named[]
}

/**
 * Redirect target for a keyword that is the name of a game, one of its areas, or a goods type: the list filtered by it,
 * which contains the matching goods. What follows the name of a game stays the keyword. While no game is selected, other
 * names of games match as well; within a game they may mean something else. Undefined: no match.
 */
export function namedHref(query: WaresQuery, { games, types, areas }: Choices): string | undefined {
  if (!query.keyWord) return undefined
  const word = nameKey(query.keyWord)
  const by = <T extends Named>(all: readonly T[], key: string) => all.find(({ name }) => nameKey(name) === key)
  const choose = (game: Named, keyWord?: string) =>
    String(game.id) === query.gid
      ? waresHref(query, { keyWord })
      : waresHref({ gt: query.gt, page: 1 }, { gid: String(game.id), keyWord })
  const game = by(games, word)
  if (game) return choose(game)
  const area = by(areas, word)
  if (area) return waresHref(query, { areaId: String(area.id), serverId: undefined, keyWord: undefined })
  const type = by(types, word)
  if (type) return waresHref(query, { gt: String(type.id), keyWord: undefined })
  const called = (text: string) => namedGame(text, games, { others: !query.gid })
  const meant = called(query.keyWord)
  if (meant) return choose(meant.game, meant.rest || undefined)
  // e.g. 农药账号
  const kind = types.find(({ name }) => word.endsWith(nameKey(name)))
  const its = kind && called(word.slice(0, -nameKey(kind.name).length))
  return kind && its && !its.rest ? choose(its.game, kind.name) : undefined
}
