import { and, eq, type SQL, sql } from 'drizzle-orm'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'
import { shownOnly } from '../internal/shown-only'

/** Returns the tags that some goods of a shelf have and others do not: only these are useful as a label and filter. */
export async function loadMarks(ctx: Ctx, { gid, gt }: { gid?: number; gt: number }) {
  const shelf = and(onShelf, eq(goods.goodsTypeId, gt), gid ? eq(goods.gameId, gid) : undefined, await shownOnly(ctx))
  const some = async (mark: SQL): Promise<boolean> => {
    const [one] = await ctx.db.select({ one: sql`1` }).from(goods).where(and(shelf, mark)).limit(1)
    return one !== undefined
  }
  const tells = async (mark: SQL, without: SQL) => (await some(mark)) && (await some(without))
  const [ensure, official, bargain] = await Promise.all([
    tells(sql`${goods.canEnsure}`, sql`not ${goods.canEnsure}`),
    tells(sql`${goods.isOfficialSell}`, sql`not ${goods.isOfficialSell}`),
    tells(sql`${goods.bargain}`, sql`not ${goods.bargain}`),
  ])
  return { ensure, official, bargain }
}
