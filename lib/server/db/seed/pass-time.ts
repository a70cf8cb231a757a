import { asc, lte } from 'drizzle-orm'
import { advanceDueOrders } from '../../modules/orders/trading/flow/advance-due-orders'
import type { Ctx } from '../../runtime/context'
import { orders } from '../schema/trading'

/** Lets the order clock strike at each moment at which something was due up to `until`, so that what it does bears that time. */
export async function passTime(ctx: Ctx, { until, be }: { until: Date; be: (moment: Date) => void }): Promise<void> {
  for (;;) {
    const [next] = await ctx.db
      .select({ dueAt: orders.dueAt })
      .from(orders)
      .where(lte(orders.dueAt, until))
      .orderBy(asc(orders.dueAt))
      .limit(1)
    if (!next?.dueAt) return be(until)
    be(next.dueAt)
    await advanceDueOrders(ctx, { limit: 100 })
  }
}
