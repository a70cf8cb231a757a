import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { MAIN_DIST_ID } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { isUrgent } from '@/lib/shared/trade/short-clock'
import { orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { partyOf } from '../internal/find-order'
import { presentTurn } from '../present-turn'
import type { Order } from '../types'
import { presentWaiting } from './present-listed'

/** Orders that are looked at, nearest deadline first. */
const MOST = 50

/**
 * Returns the caller's orders in which the caller has to act within a short time, nearest deadline first: of this site,
 * on the platform's own of all sites. `sells`: the caller has sold something.
 */
export async function listWaiting(ctx: UserCtx) {
  const { userId } = ctx.user
  const site = ctx.dist.distId === MAIN_DIST_ID ? undefined : eq(orders.distId, ctx.dist.distId)
  const isOpen = (side: SQL) =>
    and(
      side,
      inArray(orders.status, [ORDER_STATUS.paid, ORDER_STATUS.shipped]),
      isNotNull(orders.dueAt),
      isNotNull(orders.paidAt),
      site,
    )
  const [rows, [sold]] = await Promise.all([
    ctx.db
      .select()
      .from(orders)
      .where(or(isOpen(eq(orders.sellerId, userId)), isOpen(eq(orders.buyerId, userId))))
      .orderBy(asc(orders.dueAt), asc(orders.id))
      .limit(MOST),
    ctx.db.select({ one: sql`1` }).from(orders).where(eq(orders.sellerId, userId)).limit(1),
  ])
  const rulesOf = await loadRuleBook(ctx)
  const now = ctx.now()
  const list = rows.flatMap((order: Order) => {
    const turn = presentTurn({ order, viewer: partyOf(order, userId), rules: rulesOf(order), now })
    return turn.tone === 'warn' && turn.clock && isUrgent(turn.clock) ? [presentWaiting(ctx, order, turn.clock)] : []
  })
  return { list, sells: sold !== undefined }
}
