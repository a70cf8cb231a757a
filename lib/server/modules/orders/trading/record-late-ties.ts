import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../db/schema/trading'
import { type Ctx, inTx } from '../../../runtime/context'
import { deleteSale } from '../../listings/valuation/delete-sale'
import { revokeChance } from '../../market/campaign/revoke-chance'
import { type Tie, tieOf } from '../../money/ties/find-tie'
import { pairOfSale } from './flow/goods-effects'

/** Statistics and valuations cover no more than this. */
const DAYS = 90

/**
 * Marks trades between tied accounts that are detected after the payout, through a later login or payee, and excludes
 * them from statistics and the price history. The money is unchanged. Resolves with how many.
 */
export async function recordLateTies(ctx: Ctx): Promise<number> {
  const since = new Date(ctx.now().getTime() - DAYS * DAY_MS)
  const isAsked = and(
    eq(orders.status, ORDER_STATUS.complete),
    isNull(orders.tie),
    isNotNull(orders.sellerId),
    gte(orders.completedAt, since),
  )
  const { rows } = await ctx.db.execute<{ id: string; tie: Tie }>(sql`
    select id, tie from (
      select ${orders.id} as id, ${tieOf(orders.buyerId, orders.sellerId)} as tie from ${orders} where ${isAsked}
    ) as asked where tie is not null`)
  for (const { id, tie } of rows)
    await inTx(ctx, async (tx) => {
      const [order] = await tx
        .update(orders)
        .set({ tie })
        .where(and(eq(orders.id, Number(id)), isNull(orders.tie)))
        .returning()
      if (!order) return
      const { sn, buyerId, sellerId, goodsSn } = order
      await revokeChance(tx, sn)
      if (sellerId === null || goodsSn === null) return
      await deleteSale(tx, { pair: await pairOfSale({ tx, vault: ctx.vault }, buyerId, sellerId), goodsSn })
    })
  return rows.length
}
