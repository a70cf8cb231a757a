import { asc, lte } from 'drizzle-orm'
import { processDueOrders } from '../../modules/orders/trading/flow/process-due-orders'
import type { Ctx } from '../../runtime/context'
import { orders } from '../schema/orders/trading'

/** Runs the order timer at each time at which something was due up to `until`, so that its effects get that time. */
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
    await processDueOrders(ctx, { limit: 100 })
  }
}
