import { and, asc, lt, type SQL } from 'drizzle-orm'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { presentTurn } from '../present-turn'
import type { Party } from '../types'

/** Running orders that are looked at, nearest deadline first. */
const MOST = 500

/**
 * Returns ids of the running orders among `own` in which the reader has to act now. Their texts decide, so that the list
 * counts what it marks.
 */
export async function findMine(ctx: UserCtx, own: SQL | undefined, viewer: Party): Promise<number[]> {
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
  return rows.flatMap((order) =>
    presentTurn({ order, viewer, rules: rulesOf(order), now }).tone === 'warn' ? [order.id] : [],
  )
}
