import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../db/schema/trading'
import { type Ctx, inTx } from '../../../runtime/context'
import { dropSale } from '../../listings/valuation/drop-sale'
import { withdrawChance } from '../../market/campaign/withdraw-chance'
import { type Tie, tieOf } from '../../money/ties/find-tie'
import { pairOfSale } from './flow/goods-effects'

/** Figures and valuations read no further back. */
const DAYS = 90

/**
 * What ties two accounts may come to light only after a trade was paid out, by a later login or payee: it leaves the figures
 * and the history of prices then. The money stays where it is. Resolves with how many.
 */
export async function noteLateTies(ctx: Ctx): Promise<number> {
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
      await withdrawChance(tx, sn)
      if (sellerId === null || goodsSn === null) return
      await dropSale(tx, { pair: await pairOfSale({ tx, vault: ctx.vault }, buyerId, sellerId), goodsSn })
    })
  return rows.length
}
