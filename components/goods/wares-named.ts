import { normalKeyword } from '@/lib/shared/normalize/keyword'
import { simplified } from '@/lib/shared/normalize/simplified'
import { type WaresQuery, waresHref } from './wares-query'

interface Named {
  id: number
  name: string
}
interface Choices {
  games: readonly Named[]
  types: readonly Named[]
  /** Of the chosen game. */
  areas: readonly Named[]
}

const plainName = (text: string): string => simplified(normalKeyword(text)).replaceAll(' ', '').toLowerCase()

/**
 * Where a keyword leads that is the name of a game, of one of its areas, or of a goods type: the list with that chosen, which
 * holds what the name stands for. Words after the name of a game stay keywords. Undefined: it is none of them.
 */
export function namedHref(query: WaresQuery, { games, types, areas }: Choices): string | undefined {
  if (!query.keyWord) return undefined
  const word = plainName(query.keyWord)
  const by = (all: readonly Named[], text: string) => all.find(({ name }) => plainName(name) === text)
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
  const [first = '', ...rest] = query.keyWord.split(' ')
  const meant = rest.length > 0 ? by(games, plainName(first)) : undefined
  return meant && choose(meant, rest.join(' '))
}
