import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { moneyText } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN, may } from '@/lib/shared/staff/staff'
import { isOver, ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import { type Effects, inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { requestApproval } from '../../../core/oversight/request-approval'
import { heldOf } from '../flow/boost-state'
import { frozen } from '../flow/clock'
import { findAbsent } from '../flow/freeze-for-staff'
import { sendOrderLine, showChange } from '../flow/notify'
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
    const line = `客服已冻结订单，双方暂时不能操作，已暂停计时。原因：${reason}`
    await sendOrderLine({ tx, effects, order, at }, 'status', line)
    showChange({ effects, order })
  })
}

/**
 * Restarts the timer with its remaining time. After a party contested, or while the account of the side is frozen
 * against which the timer decides, that decides against it, as a ruling does: it needs the same permission, and above a
 * limit a second staff member (`waits`). Refuses FORBIDDEN, NOT_FOUND, ORDER_STATE, APPROVAL_OPEN, FOUR_EYES.
 */
export async function unfreezeOrder(
  ctx: StaffCtx,
  { orderSn, reason }: { orderSn: OrderSn; reason: string },
): Promise<{ waits: boolean }> {
  return changeLocked(ctx, orderSn, async (tx, effects, order) => {
    if (!order.frozenAt) throw refuse('ORDER_STATE', '订单没有冻结')
    assertNoCase(order, '结束后才能解冻')
    const absent = await findAbsent(tx, order)
    if (order.terms.contestedBy || absent) {
      if (!may(ctx.staff, 'orders.rule')) throw refuse('FORBIDDEN')
      const held = heldOf(order)
      const why = order.terms.contestedBy ? '有异议' : '一方账号已冻结'
      const title = `解冻${why}的订单 ${order.snapshot.bigTitle}，托管 ${moneyText(held)}`
      const request = { isAbove: held >= FOUR_EYES_FEN, target: `order:${orderSn}`, title, reason }
      if (await requestApproval(tx, ctx, request)) return { waits: true }
    }
    const at = ctx.now()
    const columns = unfrozenColumns(order, at)
    const { terms = order.terms } = columns
    // otherwise the timer would leave the order to staff again; said of one freeze, it does not hold for the next
    const letRun = absent ? (true as const) : undefined
    await tx
      .update(orders)
      .set({ ...columns, terms: { ...terms, letRun } })
      .where(eq(orders.id, order.id))
    await recordAudit(tx, ctx, { action: 'order.thaw', target: `order:${orderSn}`, reason })
    await noteOrder(tx, order, { action: 'thaw', actor: 'service', explain: `客服解除冻结：${reason}`, at })
    const line = `客服已解除冻结，订单继续，剩余时间照常计算。原因：${reason}`
    await sendOrderLine({ tx, effects, order, at }, 'status', line)
    showChange({ effects, order })
    return { waits: false }
  })
}

/** A dispute or claim freezes and unfreezes its order itself. Refuses ORDER_STATE. */
function assertNoCase({ disputeId, claimId }: Order, why: string): void {
  const name = disputeId !== null ? '售后' : claimId !== null ? '理赔' : null
  if (name) throw refuse('ORDER_STATE', `订单有进行中的${name}，${why}`)
}

const changeLocked = <T>(
  ctx: StaffCtx,
  orderSn: OrderSn,
  change: (tx: Tx, effects: Effects, order: Order) => Promise<T>,
): Promise<T> => inTx(ctx, async (tx, effects) => change(tx, effects, await lockForStaff(ctx, tx, orderSn)))
