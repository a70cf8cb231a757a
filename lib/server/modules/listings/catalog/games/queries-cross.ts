import { and, eq, sql } from 'drizzle-orm'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'
import { shownOnly } from '../internal/shown-only'
import { presentCrossZone } from './present-games'

/** Lists zones that have goods on the shelf, read from an index of the goods that covers exactly these rows. */
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
        onShelf,
        sql`${goods.crossId} > 0`,
        input.gameId ? eq(goods.gameId, input.gameId) : undefined,
        await shownOnly(ctx),
      ),
    )
    .groupBy(goods.gameId, goods.crossId)
    .orderBy(goods.gameId, goods.crossId)
  return { crossList: rows.map(presentCrossZone) }
}
