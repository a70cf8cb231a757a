import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../db/schema/orders/trading'
import { type Ctx, inTx } from '../../../runtime/context'
import { sweepRows, without } from '../../../runtime/sweep-rows'
import { type Tie, tieOf } from '../../money/ties/find-tie'
import { dropFigures } from './flow/tie-effects'

/** Statistics and valuations cover no more than this. */
const DAYS = 90

/**
 * Marks trades between tied accounts that are detected after the completion, through a later login or payee, and excludes
 * them from all statistics and rewards. The money of the trade is unchanged. Resolves with how many.
 */
export function recordLateTies(ctx: Ctx): Promise<number> {
  const at = ctx.now()
  return sweepRows(ctx, {
    name: 'late ties',
    find: async (failed) => {
      const isUnchecked = and(
        eq(orders.status, ORDER_STATUS.complete),
        isNull(orders.tie),
        isNotNull(orders.sellerId),
        gte(orders.completedAt, new Date(at.getTime() - DAYS * DAY_MS)),
        without(orders.id, failed),
      )
      const { rows } = await ctx.db.execute<{ id: string; tie: Tie }>(sql`
        select id, tie from (
          select ${orders.id} as id, ${tieOf(orders.buyerId, orders.sellerId)} as tie from ${orders} where ${isUnchecked}
        ) as asked where tie is not null`)
      return rows
    },
    keyOf: ({ id }) => Number(id),
    act: ({ id, tie }) =>
      inTx(ctx, async (tx, effects) => {
        const unmarked = and(eq(orders.id, Number(id)), isNull(orders.tie))
        const [order] = await tx.update(orders).set({ tie }).where(unmarked).returning()
        if (order) await dropFigures({ tx, effects, order, at })
      }),
  })
}
