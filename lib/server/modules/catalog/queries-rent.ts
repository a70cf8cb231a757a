import { and, count, desc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import { ACCOUNT } from '@/lib/shared/goods-types'
import type { RentPrices } from '@/lib/shared/quote'
import type { Tx } from '../../db/client'
import { GOODS_STATUS, goods } from '../../db/schema/catalog'
import type { UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { allGames } from './internal/game-cache'
import { presentPage } from './present'
import { LIST_COLUMNS, presentRow } from './queries-list'

/** An own item's rent prices; null: not let. Refuses NOT_FOUND. */
export async function loadRentPrices(tx: Tx, goodsSn: string, ownerId: number): Promise<RentPrices | null> {
  const [row] = await tx
    .select({
      hour: goods.rentHourFen,
      night: goods.rentNightFen,
      day: goods.rentDayFen,
      week: goods.rentWeekFen,
      deposit: goods.rentDepositFen,
    })
    .from(goods)
    .where(and(eq(goods.sn, goodsSn), eq(goods.sellerId, ownerId)))
  if (!row) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  return row.hour === null ? null : (row as RentPrices)
}

const CAP = 2000

/** Own accounts that are let, and those of `others`, newest first. */
export async function listLetGoods(ctx: UserCtx, input: { others: readonly string[]; page: number; pageSize: number }) {
  const where = and(
    eq(goods.sellerId, ctx.user.userId),
    eq(goods.goodsTypeId, ACCOUNT),
    ne(goods.status, GOODS_STATUS.removed),
    or(isNotNull(goods.rentHourFen), inArray(goods.sn, [...input.others])),
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
  const list = rows.flatMap((row) => presentRow(row, games))
  return presentPage(list, total[0]?.n ?? 0, CAP, input)
}
