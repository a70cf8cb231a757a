import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { Tx } from '../../../../db/client'
import { gameAreas, gameServers, goods } from '../../../../db/schema/listings/catalog'
import { searchTerms } from '../rules'
import type { AreaRow, ServerRow } from '../types'

interface Places {
  areas: readonly AreaRow[]
  servers: readonly ServerRow[]
}

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)
const isIn = ({ areas, servers }: Places): SQL | undefined =>
  or(inArray(goods.areaId, idsOf(areas)), inArray(goods.serverId, idsOf(servers)))

/** Returns the name of one of these places that has goods for sale or open orders; undefined: none. */
export async function findPlaceInUse(tx: Tx, places: Places): Promise<string | undefined> {
  const { areas, servers } = places
  if (areas.length + servers.length === 0) return undefined
  const ended = [GOODS_STATUS.sold, GOODS_STATUS.removed]
  const [row] = await tx
    .select({ areaId: goods.areaId, serverId: goods.serverId })
    .from(goods)
    .where(and(isIn(places), notInArray(goods.status, ended)))
    .limit(1)
  if (!row) return undefined
  return (areas.find(({ id }) => id === row.areaId) ?? servers.find(({ id }) => id === row.serverId))?.name
}

/** Deletes servers first, then areas. */
export async function removePlaces(tx: Tx, { areas, servers }: Places): Promise<void> {
  if (servers.length > 0) await tx.delete(gameServers).where(inArray(gameServers.id, idsOf(servers)))
  if (areas.length > 0) await tx.delete(gameAreas).where(inArray(gameAreas.id, idsOf(areas)))
}

/** Makes the goods of a place searchable by its new name too. */
const foundBy = (name: string) => sql`${goods.terms} || array_to_tsvector(${sql.param(searchTerms(name))}::text[])`

/** Creates an area, or changes the name or zone of an existing one. Returns its number. */
export async function writeArea(tx: Tx, area: Omit<AreaRow, 'id'>, before: AreaRow | undefined): Promise<number> {
  if (!before) {
    const [added] = await tx.insert(gameAreas).values(area).returning({ id: gameAreas.id })
    return added?.id ?? 0
  }
  const { name, crossId, crossName } = area
  if (before.name === name && before.crossName === crossName) return before.id
  await tx.update(gameAreas).set(area).where(eq(gameAreas.id, before.id))
  const moved = { areaName: name, crossId, crossName, terms: foundBy(name) }
  await tx.update(goods).set(moved).where(eq(goods.areaId, before.id))
  return before.id
}

/** Creates a server, or renames an existing one. */
export async function writeServer(
  tx: Tx,
  { areaId, name }: Omit<ServerRow, 'id'>,
  before: ServerRow | undefined,
): Promise<void> {
  if (!before) {
    await tx.insert(gameServers).values({ areaId, name })
  } else if (before.name !== name) {
    await tx.update(gameServers).set({ name }).where(eq(gameServers.id, before.id))
    await tx
      .update(goods)
      .set({ serverName: name, terms: foundBy(name) })
      .where(eq(goods.serverId, before.id))
  }
}
