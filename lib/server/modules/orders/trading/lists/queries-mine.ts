import { and, asc, lt, type SQL } from 'drizzle-orm'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import type { Rules } from '../../../core/tenancy/types'
import { presentTurn } from '../present-turn'
import type { Order, Party } from '../types'

/** Whether the reader has to act now: what the reader's text says, so that a list counts what it marks. */
export const isTurnOf = (viewer: Party, order: Order, { rules, now }: { rules: Rules; now: Date }): boolean =>
  presentTurn({ order, viewer, rules, now }).tone === 'warn'

/** Running orders that are looked at, nearest deadline first. */
const MOST = 500

/** Returns the running orders among `own` in which the reader has to act now. */
export async function findMine(ctx: UserCtx, own: SQL | undefined, viewer: Party): Promise<Order[]> {
  const [rows, rulesOf] = await Promise.all([
    ctx.db
      .select()
      .from(orders)
      .where(and(own, lt(orders.status, ORDER_STATUS.complete)))
      .orderBy(asc(orders.dueAt), asc(orders.id))
      .limit(MOST),
    loadRuleBook(ctx),
  ])
  const now = ctx.now()
  return rows.filter((order) => isTurnOf(viewer, order, { rules: rulesOf(order), now }))
}
