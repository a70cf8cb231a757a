import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { isOver, ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/trading'
import { type Effects, inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { frozen } from '../flow/clock'
import { showChange } from '../flow/notify'
import { lockForStaff } from '../internal/find-order'
import { noteOrder } from '../internal/note-order'
import { unfrozenColumns } from '../internal/unfrozen-columns'
import type { Order } from '../types'

/**
 * Freezes an order on behalf of staff: no member can act and no timer runs. Idempotent. Refuses FORBIDDEN, NOT_FOUND,
 * ORDER_STATE, also during a dispute or claim.
 */
export async function freezeOrder(
  ctx: StaffCtx,
  { orderSn, reason }: { orderSn: OrderSn; reason: string },
): Promise<void> {
  await changeLocked(ctx, orderSn, async (tx, effects, order) => {
    if (order.frozenAt) return assertNoCase(order, '已经冻结，不用再冻结')
    if (order.status === ORDER_STATUS.unpaid || (isOver(order.status) && order.dueAt === null))
      throw refuse('ORDER_STATE')
    const at = ctx.now()
    await tx.update(orders).set(frozen(order, at)).where(eq(orders.id, order.id))
    await recordAudit(tx, ctx, { action: 'order.freeze', target: `order:${orderSn}`, reason })
    await noteOrder(tx, order, { action: 'freeze', actor: 'service', explain: `客服冻结了订单：${reason}`, at })
    showChange({ effects, order })
  })
}

/** Restarts the timer with its remaining time. Refuses FORBIDDEN, NOT_FOUND, ORDER_STATE. */
export async function unfreezeOrder(
  ctx: StaffCtx,
  { orderSn, reason }: { orderSn: OrderSn; reason: string },
): Promise<void> {
  await changeLocked(ctx, orderSn, async (tx, effects, order) => {
    if (!order.frozenAt) throw refuse('ORDER_STATE', '订单没有冻结')
    assertNoCase(order, '结束后才能解冻')
    const at = ctx.now()
    await tx.update(orders).set(unfrozenColumns(order, at)).where(eq(orders.id, order.id))
    await recordAudit(tx, ctx, { action: 'order.thaw', target: `order:${orderSn}`, reason })
    await noteOrder(tx, order, { action: 'thaw', actor: 'service', explain: `客服解除冻结：${reason}`, at })
    showChange({ effects, order })
  })
}

/** A dispute or claim freezes and unfreezes its order itself. Refuses ORDER_STATE. */
function assertNoCase({ disputeId, claimId }: Order, why: string): void {
  const name = disputeId !== null ? '售后' : claimId !== null ? '理赔' : null
  if (name) throw refuse('ORDER_STATE', `订单有进行中的${name}，${why}`)
}

async function changeLocked(
  ctx: StaffCtx,
  orderSn: OrderSn,
  change: (tx: Tx, effects: Effects, order: Order) => Promise<void>,
): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const order = await lockForStaff(ctx, tx, orderSn)
    await change(tx, effects, order)
  })
}
