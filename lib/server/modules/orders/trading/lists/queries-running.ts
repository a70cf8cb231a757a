import { and, asc, eq, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { RunningOrder } from '@/lib/contract/entities/restriction'
import { MAIN_DIST_ID, type UserId } from '@/lib/shared/ids'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'
import { partyOf } from '../internal/find-order'
import { presentRunning } from './present-listed'

const MOST = 50

/**
 * Orders that a member still has to finish, nearest deadline first: paid and not over, sold and not released, or with an
 * open claim. On a distributor's site, only its own.
 */
export async function listRunning(
  ctx: Pick<Ctx, 'db' | 'dist' | 'distOf' | 'staff'>,
  userId: UserId,
): Promise<RunningOrder[]> {
  const site = ctx.dist.distId === MAIN_DIST_ID || ctx.staff ? undefined : eq(orders.distId, ctx.dist.distId)
  const isOpen = or(and(isNotNull(orders.paidAt), lt(orders.status, 3)), isNotNull(orders.claimId))
  const isHeld = sql`(${orders.status} = 3 and ${orders.subStatus} = 'HOLD')`
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(site, or(and(eq(orders.buyerId, userId), isOpen), and(eq(orders.sellerId, userId), or(isOpen, isHeld)))))
    .orderBy(sql`${orders.dueAt} asc nulls last`, asc(orders.id))
    .limit(MOST)
  return rows.map((order) => {
    const side = partyOf(order, userId)
    return presentRunning(ctx, order, side === 'buyer' ? 'buyer' : 'seller')
  })
}
