import { and, asc, desc, eq, gte, lt, ne } from 'drizzle-orm'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import type { GoodsSn } from '@/lib/shared/ids'
import { prepared } from '../../../../db/prepared'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'
import { allGames } from '../internal/game-cache'
import { shelfItems, VERSION } from '../internal/shelf-items'
import { findShown } from '../queries-detail'

/** Rows read for each one shown, because several sellers may have written the same title. */
const SPARE = 4

/**
 * Returns goods of the same game and type with the nearest prices, nearest first, each title once. Refuses NOT_FOUND,
 * GONE.
 */
export async function listNearest(
  ctx: Ctx,
  { goodsSn, pageSize }: { goodsSn: GoodsSn; pageSize: number },
): Promise<{ list: GoodsRow[] }> {
  const item = await findShown(ctx, goodsSn)
  const { id, gameId, goodsTypeId, priceFen } = item
  const params = { id, gameId, goodsTypeId, priceFen, most: pageSize * SPARE }
  const [cheaper, others, games] = await Promise.all([
    pickCheaper(ctx.db, params),
    pickOthers(ctx.db, params),
    allGames(ctx.db),
  ])
  const apart = (fen: bigint) => (fen < priceFen ? priceFen - fen : fen - priceFen)
  const nearest = [...cheaper, ...others].sort((a, b) => Number(apart(a.priceFen) - apart(b.priceFen)))
  const titles = new Set([item.title])
  const distinct = nearest.filter(({ title }) => !titles.has(title) && titles.add(title))
  const items = await shelfItems(ctx.db, games, distinct.slice(0, pageSize))
  return { list: items.map(({ shown }) => shown) }
}

const PICKED = { id: goods.id, version: VERSION, priceFen: goods.priceFen, title: goods.title }
const PARAMS = ['id', 'gameId', 'goodsTypeId', 'priceFen', 'most'] as const

/** Goods on one side of a price, read from the price index. */
const pickCheaper = prepared(PARAMS, (db, { gameId, goodsTypeId, priceFen, most }) =>
  db
    .select(PICKED)
    .from(goods)
    .where(and(onShelf, eq(goods.gameId, gameId), eq(goods.goodsTypeId, goodsTypeId), lt(goods.priceFen, priceFen)))
    .orderBy(desc(goods.priceFen), desc(goods.id))
    .limit(most),
)

const pickOthers = prepared(PARAMS, (db, { id, gameId, goodsTypeId, priceFen, most }) =>
  db
    .select(PICKED)
    .from(goods)
    .where(
      and(
        onShelf,
        eq(goods.gameId, gameId),
        eq(goods.goodsTypeId, goodsTypeId),
        gte(goods.priceFen, priceFen),
        ne(goods.id, id),
      ),
    )
    .orderBy(asc(goods.priceFen), asc(goods.id))
    .limit(most),
)
