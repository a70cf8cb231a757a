import { and, eq } from 'drizzle-orm'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'
import { findGame } from '../games/queries-games'
import { COUNT_CAP, cachedCount, countUpTo } from '../internal/count-cache'
import { shownOnly } from '../internal/shown-only'

/** Counts a game's goods on the shelf by type, up to the cap of a list. Refuses NOT_FOUND. */
export async function countTypes(ctx: Ctx, { gid }: { gid: number }) {
  const game = await findGame(ctx, gid)
  const count = async (goodsTypeId: number) => {
    const where = and(onShelf, eq(goods.goodsTypeId, goodsTypeId), eq(goods.gameId, gid), await shownOnly(ctx))
    const key = ['types', ctx.dist.distId, gid, goodsTypeId]
    const found = await cachedCount(ctx.db, key, () => countUpTo(ctx.db, where))
    return { goodsTypeId, total: Math.min(found, COUNT_CAP), more: found > COUNT_CAP }
  }
  return { list: await Promise.all(Object.keys(game.goodsTypes).map((id) => count(Number(id)))) }
}
