import { eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { cachedFor } from '../../../../db/cached-for'
import type { Db } from '../../../../db/client'
import { orderEvals, orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { isRated } from './refunded'

const LEAST = 4.5
/** Reads every rating, so at most once in ten minutes per process. */
const cached = cachedFor<readonly UserId[]>(600_000)

/** Returns the sellers whose rating, as lists show it, is good. */
export const wellRatedSellers = (ctx: Ctx): Promise<readonly UserId[]> => cached(ctx.db, 'all', () => read(ctx.db))

async function read(db: Db): Promise<readonly UserId[]> {
  const rows = await db
    .select({ sellerId: orders.sellerId })
    .from(orderEvals)
    .innerJoin(orders, eq(orders.id, orderEvals.orderId))
    .where(isRated)
    .groupBy(orders.sellerId)
    .having(sql`round(avg(${orderEvals.stars}), 1) >= ${LEAST}`)
  return rows.flatMap(({ sellerId }) => sellerId ?? [])
}
