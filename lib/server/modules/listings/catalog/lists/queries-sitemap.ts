import { and, asc, gt, lte, sql } from 'drizzle-orm'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'
import { shownGames } from '../games/queries-games'
import { shownOnly } from '../internal/shown-only'

/** Ids per chunk of the goods sitemap; well below the sitemap limits of 50,000 addresses and 50 MB. */
export const SITEMAP_CHUNK = 10_000

/** Returns chunks that contain goods on the shelf. One index probe per chunk: 500 probes for five million goods. */
export async function listGoodsChunks(ctx: Ctx): Promise<number[]> {
  const shown = await shownOnly(ctx)
  const found = await ctx.db.execute<{ n: number }>(sql`
    select n from generate_series(1, (select coalesce((max(${goods.id}) - 1) / ${SITEMAP_CHUNK} + 1, 0)::int from ${goods})) as n
    where exists (
      select 1 from ${goods}
      where ${goods.id} > (n - 1) * ${SITEMAP_CHUNK} and ${goods.id} <= n * ${SITEMAP_CHUNK} and ${onShelf}
      ${shown ? sql`and ${shown}` : sql``}
      offset 0)
    order by n`)
  return found.rows.map((row) => row.n)
}

interface SitemapGoods {
  sn: string
  goodsTypeId: number
  updatedAt: Date
}

/** Returns goods on the shelf with ids in a chunk (numbered from 1); at most SITEMAP_CHUNK rows. */
export async function listGoodsOfChunk(ctx: Ctx, chunk: number): Promise<SitemapGoods[]> {
  const last = chunk * SITEMAP_CHUNK
  return ctx.db
    .select({ sn: goods.sn, goodsTypeId: goods.goodsTypeId, updatedAt: goods.updatedAt })
    .from(goods)
    .where(and(gt(goods.id, last - SITEMAP_CHUNK), lte(goods.id, last), onShelf, await shownOnly(ctx)))
    .orderBy(asc(goods.id))
}

interface SitemapList {
  gameId: number
  goodsTypeId: number
  newest: Date
}

/** Lists of a game and type that have goods, with the time of the newest item: one index probe per list. */
export async function listSitemapLists(ctx: Ctx): Promise<SitemapList[]> {
  const lists = (await shownGames(ctx)).flatMap(({ game }) =>
    Object.keys(game.goodsTypes).map((type) => [game.id, Number(type)] as const),
  )
  if (lists.length === 0) return []
  const found = await ctx.db.execute<{ game_id: number; type_id: number; newest: string }>(sql`
    select game_id, type_id, newest
    from unnest(${sql.param(lists.map(([game]) => game))}::int[], ${sql.param(lists.map(([, type]) => type))}::int[]) with ordinality as wanted (game_id, type_id, place)
    cross join lateral (
      select ${goods.rankedAt} as newest from ${goods}
      where ${goods.gameId} = wanted.game_id and ${goods.goodsTypeId} = wanted.type_id and ${onShelf}
      order by ${goods.rankedAt} desc, ${goods.id} desc limit 1) found
    order by place`)
  return found.rows.map((row) => ({ gameId: row.game_id, goodsTypeId: row.type_id, newest: new Date(row.newest) }))
}
