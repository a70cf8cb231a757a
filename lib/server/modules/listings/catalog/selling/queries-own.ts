import { and, desc, eq, inArray, lt, ne, type SQL } from 'drizzle-orm'
import type { FavouriteRow, GoodsRow } from '@/lib/contract/entities/goods'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { type Page, type Paging, pageOf, presentPage } from '../../../../db/page'
import { browseHistory, favourites, goods, onShelf, priceAlerts } from '../../../../db/schema/listings/catalog'
import type { Ctx, UserCtx } from '../../../../runtime/context'
import { allGames } from '../internal/game-cache'
import { LIST_COLUMNS } from '../internal/list-columns'
import { shownOnly } from '../internal/shown-only'
import { presentAlert, presentFavourite, presentRow } from '../present'

const CAP = 10_000
const isThere = ne(goods.status, GOODS_STATUS.removed)

/** Lists favourites, last marked first, and counts how many of all are cheaper than when they were marked. */
export async function listFavourites(ctx: UserCtx, paging: Paging): Promise<Page<FavouriteRow> & { fallen: number }> {
  const mine = and(eq(favourites.userId, ctx.user.userId), isThere, await shownOnly(ctx))
  const own = (more?: SQL) =>
    ctx.db
      .select({ ...LIST_COLUMNS, markedFen: favourites.priceFen })
      .from(favourites)
      .innerJoin(goods, eq(goods.id, favourites.goodsId))
      .where(and(mine, more))
  const hasFallen = and(onShelf, lt(goods.priceFen, favourites.priceFen))
  const [found, fallen, games] = await Promise.all([
    pageOf(own().orderBy(desc(favourites.createdAt)), () => ctx.db.$count(own().as('own')), paging, CAP),
    ctx.db.$count(own(hasFallen).as('fallen')),
    allGames(ctx.db),
  ])
  return { ...presentPage(found, (row) => presentFavourite(row, games)), fallen }
}

/** Lists the browsing history, last seen first. */
export async function listHistory(ctx: UserCtx, paging: Paging): Promise<Page<GoodsRow>> {
  const mine = and(eq(browseHistory.userId, ctx.user.userId), isThere, await shownOnly(ctx))
  const own = () =>
    ctx.db.select(LIST_COLUMNS).from(browseHistory).innerJoin(goods, eq(goods.id, browseHistory.goodsId)).where(mine)
  const [found, games] = await Promise.all([
    pageOf(own().orderBy(desc(browseHistory.viewedAt)), () => ctx.db.$count(own().as('own')), paging, CAP),
    allGames(ctx.db),
  ])
  return presentPage(found, (row) => presentRow(row, games))
}

export const countOnSale = (ctx: Ctx, sellerId: UserId): Promise<number> =>
  ctx.db.$count(goods, and(eq(goods.sellerId, sellerId), onShelf))

/** Returns which of these numbers are the caller's favourites. */
export async function findFavourites(ctx: UserCtx, sns: GoodsSn[]): Promise<GoodsSn[]> {
  if (sns.length === 0) return []
  const rows = await ctx.db
    .select({ sn: goods.sn })
    .from(favourites)
    .innerJoin(goods, eq(goods.id, favourites.goodsId))
    .where(and(eq(favourites.userId, ctx.user.userId), inArray(goods.sn, sns.slice(0, 100))))
  return rows.map((r) => r.sn)
}

/** Returns the caller's price alerts, latest first; a member has at most 200. */
export async function listPriceAlerts(ctx: UserCtx) {
  const rows = await ctx.db
    .select({
      sn: goods.sn,
      priceFen: priceAlerts.priceFen,
      targetFen: priceAlerts.targetFen,
      fellToFen: priceAlerts.fellToFen,
    })
    .from(priceAlerts)
    .innerJoin(goods, eq(goods.id, priceAlerts.goodsId))
    .where(and(eq(priceAlerts.userId, ctx.user.userId), isThere, await shownOnly(ctx)))
    .orderBy(desc(priceAlerts.createdAt))
  return { list: rows.map(presentAlert) }
}
