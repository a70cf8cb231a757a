import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { orders } from '../../../../db/schema/orders/trading'
import type { Services } from '../../../../runtime/context'

/**
 * Returns a member's open orders on all hosts: bought, including rentals whose deposit is still kept, and sold, including
 * those whose money is still held.
 */
export async function countRunning(
  ctx: Pick<Services, 'db'>,
  userId: UserId,
): Promise<{ bought: number; sold: number }> {
  const runs = or(lt(orders.status, 3), isNotNull(orders.claimId))
  const isHeld = sql`(${orders.status} = 3 and ${orders.subStatus} = 'HOLD')`
  const isKept = sql`(${orders.status} = 3 and ${orders.subStatus} = 'KEPT')`
  const [bought, sold] = await Promise.all([
    ctx.db.$count(orders, and(eq(orders.buyerId, userId), or(runs, isKept))),
    ctx.db.$count(orders, and(eq(orders.sellerId, userId), or(runs, isHeld))),
  ])
  return { bought, sold }
}
