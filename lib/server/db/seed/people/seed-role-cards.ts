import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../client'
import { gameAreas, gameServers } from '../../schema/listings/catalog'
import { roleCards } from '../../schema/listings/role-cards'

/** Game, area, server, name, distinguishing note; the first of a game is its default. */
const CARDS = [
  [131, '广东', '广东五区', '风起沧澜', '110 级 剑魂'],
  [131, '广东', '广东二区', '夜雨听荷', '105 级 元素师'],
  [131, '江苏', '江苏三区', '青衫客', '98 级 鬼泣'],
] as const

/** Receiving characters of the demo buyer on the default distributor's site. */
export async function seedRoleCards(db: Db, { userId, now }: { userId: UserId; now: Date }): Promise<void> {
  const games = new Set<number>()
  for (const [gameId, area, server, roleName, note] of CARDS) {
    const [place] = await db
      .select({
        areaId: gameAreas.id,
        areaName: gameAreas.name,
        crossId: gameAreas.crossId,
        crossName: gameAreas.crossName,
        serverId: gameServers.id,
        serverName: gameServers.name,
      })
      .from(gameServers)
      .innerJoin(gameAreas, eq(gameAreas.id, gameServers.areaId))
      .where(and(eq(gameAreas.gameId, gameId), eq(gameAreas.name, area), eq(gameServers.name, server)))
    if (!place) throw new Error(`no server ${server} in game ${gameId}`)
    const isDefault = !games.has(gameId)
    await db
      .insert(roleCards)
      .values({ userId, distId: 1, gameId, ...place, roleName, note, isDefault, createdAt: now })
    games.add(gameId)
  }
}
