import { and, count, desc, eq, gte, sql } from 'drizzle-orm'
import { VIEW_DAYS } from '@/lib/shared/goods/own-goods'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { DAY_MS, formatDate, startOfDay } from '@/lib/shared/time'
import type { Tx } from '../../../../db/client'
import { type Page, type Paging, pageOf, presentPage } from '../../../../db/page'
import { goods, goodsViewDays } from '../../../../db/schema/listings/catalog'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import { allGames } from '../internal/game-cache'
import { LIST_COLUMNS } from '../internal/list-columns'
import { hasStatus, isAfter, isOwn, matchesOwn, type OwnFilter, ownOrder } from '../internal/own-conditions'
import { type OwnRow, presentOwnFigures, presentOwnRow, presentViewDays } from '../present-own'

const CAP = 10_000

/** Returns a page of the caller's own goods, or of those that follow one of them in the list of the newest. */
export async function listOwnGoods(
  ctx: UserCtx,
  input: OwnFilter & Paging & { after?: GoodsSn },
): Promise<Page<OwnRow>> {
  const where = and(await isOwn(ctx), matchesOwn(input), hasStatus(input), isAfter(ctx, input.after))
  const rows = ctx.db
    .select(LIST_COLUMNS)
    .from(goods)
    .where(where)
    .orderBy(...ownOrder(input))
  const [found, games] = await Promise.all([
    pageOf(rows, () => ctx.db.$count(goods, where), input, CAP),
    allGames(ctx.db),
  ])
  const today = startOfDay(ctx.now())
  return presentPage(found, (row) => presentOwnRow(row, games, today))
}

/**
 * Returns the counts of the own goods per status with the same filters, the games of all own goods, and how many can
 * still be moved up today.
 */
export async function loadOwnFigures(ctx: UserCtx, filter: OwnFilter) {
  const own = await isOwn(ctx)
  const [statuses, perGame, games, used, { refreshesADay: most }] = await Promise.all([
    ctx.db
      .select({ status: goods.status, n: count() })
      .from(goods)
      .where(and(own, matchesOwn(filter)))
      .groupBy(goods.status),
    ctx.db
      .select({ gameId: goods.gameId, total: count() })
      .from(goods)
      .where(own)
      .groupBy(goods.gameId)
      .orderBy(desc(count()), goods.gameId),
    allGames(ctx.db),
    countRefreshed(ctx.db, ctx.user.userId, startOfDay(ctx.now())),
    loadRules(ctx),
  ])
  return presentOwnFigures({ statuses, perGame, games, refreshes: { used, most } })
}

/**
 * Counts the goods of all accounts of a person that were moved up since a time, also those removed afterwards; each
 * item can be moved up once a day, so this is the number of refreshes.
 */
export const countRefreshed = (db: UserCtx['db'] | Tx, userId: UserId, since: Date): Promise<number> =>
  db.$count(goods, and(sql`${goods.sellerId} in ${accountsOfPerson(userId)}`, gte(goods.refreshedAt, since)))

/** Returns the views of an own item per day. Refuses NOT_FOUND. */
export async function loadViewDays(ctx: UserCtx, goodsSn: GoodsSn) {
  const [item] = await ctx.db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.sn, goodsSn), await isOwn(ctx)))
  if (!item) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  const first = formatDate(new Date(ctx.now().getTime() - (VIEW_DAYS - 1) * DAY_MS))
  const rows = await ctx.db
    .select({ day: goodsViewDays.day, views: goodsViewDays.views })
    .from(goodsViewDays)
    .where(and(eq(goodsViewDays.goodsId, item.id), gte(goodsViewDays.day, first)))
  return presentViewDays(rows, ctx.now())
}
