import { and, asc, eq, lte } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { orders } from '../../db/schema/trading'
import { type Ctx, type Effects, inTx } from '../../runtime/context'
import { loadRuleBook } from '../tenancy/platform-rules'
import type { Rules } from '../tenancy/types'
import { releaseOrder } from '../wallet/release-order'
import { endPaid, endUnpaid } from './internal/end-order'
import { enterComplete } from './internal/enter-complete'
import { moveOrder } from './internal/move-order'
import { showChange } from './internal/tell-parties'
import { dueAction } from './rules'
import type { Order } from './types'

/** An order that cannot be advanced waits this long, so that it does not keep the others waiting. */
const RETRY_MS = 5 * 60_000

/**
 * The order clock: cancels unpaid orders, ends those whose seller did not start, confirms for silent buyers, pays out
 * after the hold. One transaction per order; SKIP LOCKED and the second look make it safe on many instances.
 * Returns how many were due.
 */
export async function advanceDueOrders(ctx: Ctx, input: { limit: number }): Promise<number> {
  const now = ctx.now()
  const due = await ctx.db
    .select({ id: orders.id, sn: orders.sn })
    .from(orders)
    .where(lte(orders.dueAt, now))
    .orderBy(asc(orders.dueAt))
    .limit(input.limit)
  if (due.length === 0) return 0
  const rulesOf = await loadRuleBook(ctx)
  for (const { id, sn } of due) {
    try {
      await inTx(ctx, async (tx, effects) => {
        const [order] = await tx
          .select()
          .from(orders)
          .where(and(eq(orders.id, id), lte(orders.dueAt, now)))
          .for('update', { skipLocked: true })
        if (order) await advance(tx, effects, order as Order, rulesOf(order), now)
      })
    } catch (error) {
      ctx.log.error({ err: error, orderSn: sn }, 'order clock failed; trying again later')
      await ctx.db
        .update(orders)
        .set({ dueAt: new Date(now.getTime() + RETRY_MS) })
        .where(and(eq(orders.id, id), lte(orders.dueAt, now)))
    }
  }
  return due.length
}

async function advance(tx: Tx, effects: Effects, order: Order, rules: Rules, at: Date): Promise<void> {
  const system = { actor: 'system', at, rules } as const
  const action = dueAction(order)
  if (action === 'timeout' && order.status === 0)
    return endUnpaid(tx, effects, order, { ...system, explain: '超时未付款，订单自动取消', reason: '超时未付款' })
  if (action === 'timeout')
    return endPaid(tx, effects, order, { ...system, explain: '卖家超时未发货，订单自动取消', reason: '卖家超时未发货' })
  if (action === 'autoConfirm') return enterComplete(tx, effects, order, system)
  if (action === null) throw new Error(`order ${order.sn} has a clock but nothing to do`)
  const released = await moveOrder(tx, order, { ...system, action, explain: '保障期结束，货款已结算给卖家' })
  const { totalFen: total, discountFen: discount, ensureFen: ensure, feeFen: fee, snapshot } = order
  const posted = await releaseOrder(tx, {
    ...order,
    total,
    discount,
    ensure,
    fee,
    distShareBp: rules.distShareBp,
    title: snapshot.bigTitle,
    at,
  })
  if (!posted) throw new Error(`order ${order.sn} was on hold but its escrow was released`)
  showChange(effects, released)
}
