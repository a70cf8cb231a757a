import { and, count, desc, eq, inArray, ne, type SQL } from 'drizzle-orm'
import type { GoodsDetail } from '@/lib/contract/entities/goods'
import { browseHistory, favourites, GOODS_STATUS, goods } from '../../db/schema/catalog'
import type { Ctx, UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { allGames } from './internal/game-cache'
import { presentPage } from './present'
import { loadGoodsDetail } from './queries-detail'
import { LIST_COLUMNS, presentRow } from './queries-list'

interface Paging {
  page: number
  pageSize: number
}
const CAP = 10_000
const present = (status: SQL | undefined) => and(ne(goods.status, GOODS_STATUS.removed), status)

export async function listFavourites(ctx: UserCtx, input: Paging) {
  const mine = eq(favourites.userId, ctx.user.userId)
  const [rows, games, total] = await Promise.all([
    ctx.db
      .select(LIST_COLUMNS)
      .from(favourites)
      .innerJoin(goods, eq(goods.id, favourites.goodsId))
      .where(and(mine, present(undefined)))
      .orderBy(desc(favourites.createdAt))
      .limit(input.pageSize)
      .offset((input.page - 1) * input.pageSize),
    allGames(ctx.db),
    ctx.db
      .select({ n: count() })
      .from(favourites)
      .innerJoin(goods, eq(goods.id, favourites.goodsId))
      .where(and(mine, present(undefined))),
  ])
  return presentPage(
    rows.flatMap((row) => presentRow(row, games)),
    total[0]?.n ?? 0,
    CAP,
    input,
  )
}

export async function listHistory(ctx: UserCtx, input: Paging) {
  const mine = eq(browseHistory.userId, ctx.user.userId)
  const [rows, games, total] = await Promise.all([
    ctx.db
      .select(LIST_COLUMNS)
      .from(browseHistory)
      .innerJoin(goods, eq(goods.id, browseHistory.goodsId))
      .where(and(mine, present(undefined)))
      .orderBy(desc(browseHistory.viewedAt))
      .limit(input.pageSize)
      .offset((input.page - 1) * input.pageSize),
    allGames(ctx.db),
    ctx.db
      .select({ n: count() })
      .from(browseHistory)
      .innerJoin(goods, eq(goods.id, browseHistory.goodsId))
      .where(and(mine, present(undefined))),
  ])
  return presentPage(
    rows.flatMap((row) => presentRow(row, games)),
    total[0]?.n ?? 0,
    CAP,
    input,
  )
}

export async function listOwnGoods(ctx: UserCtx, input: Paging & { status?: number; goodsTypeId?: number }) {
  const where = and(
    eq(goods.sellerId, ctx.user.userId),
    present(input.status === undefined ? undefined : eq(goods.status, input.status)),
    input.goodsTypeId === undefined ? undefined : eq(goods.goodsTypeId, input.goodsTypeId),
  )
  const [rows, games, total] = await Promise.all([
    ctx.db
      .select(LIST_COLUMNS)
      .from(goods)
      .where(where)
      .orderBy(desc(goods.createdAt), desc(goods.id))
      .limit(input.pageSize)
      .offset((input.page - 1) * input.pageSize),
    allGames(ctx.db),
    ctx.db.select({ n: count() }).from(goods).where(where),
  ])
  return presentPage(
    rows.flatMap((row) => presentRow(row, games)),
    total[0]?.n ?? 0,
    CAP,
    input,
  )
}

/** One own item; somebody else's is not found. */
export async function loadOwnGoods(ctx: UserCtx, goodsSn: string): Promise<GoodsDetail> {
  const [row] = await ctx.db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.sn, goodsSn), eq(goods.sellerId, ctx.user.userId)))
  if (!row) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  return loadGoodsDetail(ctx, goodsSn)
}

export async function countOnSale(ctx: Ctx, sellerId: number): Promise<number> {
  const [row] = await ctx.db
    .select({ n: count() })
    .from(goods)
    .where(and(eq(goods.sellerId, sellerId), eq(goods.status, GOODS_STATUS.onShelf)))
  return row?.n ?? 0
}

/** Which of these numbers are own favourites. */
export async function findFollowed(ctx: UserCtx, sns: string[]): Promise<string[]> {
  if (sns.length === 0) return []
  const rows = await ctx.db
    .select({ sn: goods.sn })
    .from(favourites)
    .innerJoin(goods, eq(goods.id, favourites.goodsId))
    .where(and(eq(favourites.userId, ctx.user.userId), inArray(goods.sn, sns.slice(0, 100))))
  return rows.map((r) => r.sn)
}
