import { and, desc, gte, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { formatDateTime, startOfDay } from '@/lib/shared/time'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { findGoodsRows } from '../../../listings/catalog/lists/queries-list'
import { isDeal, ofGame } from './latest-deals'

const CAP = 2000

/** Returns goods bought since midnight Beijing time, each item once with its latest payment. */
export async function listGoodsSoldToday(ctx: Ctx, input: { gid?: number; page: number; pageSize: number }) {
  const where = and(isDeal, gte(orders.paidAt, startOfDay(ctx.now())), await ofGame(ctx, input.gid))
  const offset = (input.page - 1) * input.pageSize
  const [sold, [counted]] = await Promise.all([
    offset >= CAP
      ? []
      : ctx.db
          .select({
            goodsSn: sql<GoodsSn>`${orders.goodsSn}`,
            paidAt: sql`max(${orders.paidAt})`.mapWith(orders.paidAt),
          })
          .from(orders)
          .where(where)
          .groupBy(orders.goodsSn)
          .orderBy(desc(sql`max(${orders.paidAt})`), orders.goodsSn)
          .limit(input.pageSize)
          .offset(offset),
    ctx.db
      .select({ n: sql<number>`count(distinct ${orders.goodsSn})::int` })
      .from(orders)
      .where(where),
  ])
  const rows = await findGoodsRows(
    ctx,
    sold.map(({ goodsSn }) => goodsSn),
  )
  const total = counted?.n ?? 0
  return {
    list: sold.flatMap(({ goodsSn, paidAt }) => {
      const row = rows.get(goodsSn)
      return row ? [{ ...row, payTime: formatDateTime(paidAt as Date) }] : []
    }),
    total: Math.min(total, CAP),
    more: total > CAP,
    page: input.page,
    pageSize: input.pageSize,
  }
}
