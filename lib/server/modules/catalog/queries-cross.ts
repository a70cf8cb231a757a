import { and, eq, sql } from 'drizzle-orm'
import { goods } from '../../db/schema/catalog'
import type { Ctx } from '../../runtime/context'
import { shownOnly } from './queries-list'
import { shownCrossName } from './rules'

/** Zones that have something on the shelf, read from the goods themselves; an index holds just these rows. */
export async function listCrossZones(ctx: Ctx, input: { gameId?: number }) {
  const rows = await ctx.db
    .select({
      gameId: goods.gameId,
      crossId: goods.crossId,
      crossName: sql<string>`max(${goods.crossName})`,
      count: sql<number>`count(*)::int`,
    })
    .from(goods)
    .where(
      and(
        sql`${goods.status} = 1 and ${goods.crossId} > 0`,
        input.gameId ? eq(goods.gameId, input.gameId) : undefined,
        shownOnly(ctx),
      ),
    )
    .groupBy(goods.gameId, goods.crossId)
    .orderBy(goods.gameId, goods.crossId)
  return { crossList: rows.map((row) => ({ ...row, crossName: shownCrossName(row.crossName) })) }
}
