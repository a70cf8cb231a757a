import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'
import { allGames } from '../internal/game-cache'
import { shownOnly } from '../internal/shown-only'
import { presentShelves } from '../present'

/**
 * Returns a seller's goods on the shelf here, by game and type, most first; and the sites that offer official goods
 * among them.
 */
export async function loadSellerShelves(ctx: Ctx, sellerId: UserId) {
  const [rows, games] = await Promise.all([
    ctx.db
      .select({
        gameId: goods.gameId,
        goodsTypeId: goods.goodsTypeId,
        total: count(),
        officialOf: sql<
          number[]
        >`coalesce(array_agg(distinct ${goods.distId}) filter (where ${goods.isOfficialSell}), '{}')`,
      })
      .from(goods)
      .where(and(eq(goods.sellerId, sellerId), onShelf, await shownOnly(ctx)))
      .groupBy(goods.gameId, goods.goodsTypeId)
      .orderBy(desc(count()), goods.gameId, goods.goodsTypeId),
    allGames(ctx.db),
  ])
  return { shelves: presentShelves(rows, games), officialOf: rows.flatMap((row) => row.officialOf) }
}

/** Returns which of these people sell official goods, and of which sites. */
export async function listOfficialSites(
  { db }: Pick<Ctx, 'db'>,
  sellerIds: readonly UserId[],
): Promise<Map<UserId, number[]>> {
  if (sellerIds.length === 0) return new Map()
  const rows = await db
    .select({ sellerId: goods.sellerId, sites: sql<number[]>`array_agg(distinct ${goods.distId})` })
    .from(goods)
    .where(and(inArray(goods.sellerId, [...sellerIds]), goods.isOfficialSell))
    .groupBy(goods.sellerId)
  return new Map(rows.map(({ sellerId, sites }) => [sellerId, sites]))
}

/** Returns sellers with goods on the shelf here, with the time of their newest item; at most `most` for the sitemap. */
export async function listSitemapSellers(ctx: Ctx, most: number): Promise<{ sellerId: UserId; newest: Date }[]> {
  const newest = sql<Date>`max(${goods.rankedAt})`.mapWith(goods.rankedAt)
  return ctx.db
    .select({ sellerId: goods.sellerId, newest })
    .from(goods)
    .where(and(onShelf, await shownOnly(ctx)))
    .groupBy(goods.sellerId)
    .orderBy(desc(newest))
    .limit(most)
}
