import { pinyin } from 'pinyin-pro'
import type { Db } from '../client'
import { gameAreas, gameServers, games } from '../schema/catalog'
import { areasOf } from './areas'
import { GAMES } from './games-data'
import { FIELDS, WORDS } from './genres'
import type { Place, SeedGame } from './make-goods'
import { VIRTUAL } from './make-virtual'

const TYPES = { '1': '账号', '27': '道具', '22': '游戏币' }
const typesOf = (gameId: number): Record<string, string> => {
  const shelf = VIRTUAL[gameId]
  return shelf ? { ...TYPES, '46': shelf.cardName, '3': '代充' } : TYPES
}

/** Latin letters of a name stay themselves: QQ飞车手游 -> qqfeicheshouyou, qqfcsy, Q. */
function spell(name: string): { pinyin: string; initials: string; initial: string } {
  const plain = { toneType: 'none', type: 'array', nonZh: 'consecutive' } as const
  const syllables = pinyin(name, plain)
    .map((s) => s.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
  const initials = syllables
    .map((s, i) => (/^[a-z]+$/.test(s) && i === 0 && name.toLowerCase().startsWith(s) ? s : s[0]))
    .join('')
  return { pinyin: syllables.join(''), initials, initial: (initials[0] ?? 'Z').toUpperCase() }
}

/** Games with their areas and servers; returns them with the places goods can lie in. */
export async function seedGames(db: Db): Promise<SeedGame[]> {
  await db.insert(games).values(
    GAMES.map((game, i) => ({
      id: game.id,
      name: game.name,
      gameType: game.type,
      ...spell(game.name),
      snCode: game.code,
      hotRank: game.hot ? i + 1 : null,
      goodsTypes: typesOf(game.id),
      coinName: WORDS[game.genre].coin,
      fields: FIELDS[game.genre],
    })),
  )
  const out: SeedGame[] = []
  for (const game of GAMES) {
    const places: Place[] = []
    const areas = areasOf(game).map(([name], i) => ({ id: game.id * 1000 + i + 1, gameId: game.id, name }))
    await db.insert(gameAreas).values(areas)
    const servers = areasOf(game).flatMap(([areaName, names], i) =>
      names.map((name, j) => {
        const areaId = game.id * 1000 + i + 1
        places.push({ areaId, areaName, serverId: areaId * 100 + j + 1, serverName: name })
        return { id: areaId * 100 + j + 1, areaId, name }
      }),
    )
    await db.insert(gameServers).values(servers)
    out.push({ ...game, places })
  }
  return out
}
