import { type GameName, otherNames } from '@/lib/shared/goods/game-names'
import { nameKey } from '@/lib/shared/normalize/name-key'
import { type WaresQuery, waresHref } from './wares-query'

interface Named {
  id: number
  name: string
}
interface Choices {
  games: readonly (Named & GameName)[]
  types: readonly Named[]
  /** Of the chosen game. */
  areas: readonly Named[]
}

/**
 * Where a keyword leads that is the name of a game, of one of its areas, or of a goods type: the list with that chosen, which
 * holds what the name stands for. Words after the name of a game stay keywords. Where no game is chosen yet, other names of
 * games do as well: within a game they may mean something else. Undefined: it is none of them.
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
  const called = (key: string) =>
    by(games, key) ?? (query.gid ? undefined : games.find((one) => otherNames(one).includes(key)))
  const meant = called(word)
  if (meant) return choose(meant)
  const parts = query.keyWord.split(/[\s\p{P}]+/u).filter(Boolean)
  for (let first = parts.length - 1; first > 0; first--) {
    const named = called(nameKey(parts.slice(0, first).join('')))
    if (named) return choose(named, parts.slice(first).join(' '))
  }
  // 原神账号
  const kind = types.find(({ name }) => word.endsWith(nameKey(name)))
  const its = kind && called(word.slice(0, -nameKey(kind.name).length))
  return kind && its && choose(its, kind.name)
}
