import type { OrderSn } from '@/lib/shared/ids'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { assignLead } from '../../orders/trading/staff/assign-lead'
import { findDeskOrder } from '../../orders/trading/staff/queries-desk'
import { findIsWorking } from '../desk-clocks/queries-working'

interface Taking {
  orderSn: OrderSn
  reason?: string
}

/**
 * Makes the caller the lead of an order. Taken from a colleague who works on it, it needs a reason, which that colleague
 * reads. Refuses NOT_FOUND, ORDER_STATE, FORBIDDEN, INVALID_INPUT.
 */
export async function assignOrder(ctx: StaffCtx, { orderSn, reason }: Taking): Promise<void> {
  const { userId, nickName } = ctx.user
  const { id, serviceId } = await findDeskOrder(ctx, orderSn)
  if (!reason && serviceId !== null && serviceId !== userId && (await findIsWorking(ctx, { orderId: id, serviceId })))
    throw refuse('INVALID_INPUT', '请填写接手原因', { field: 'reason' })
  await inTxOnce(ctx, async (tx, effects) => {
    const before = await assignLead(ctx, { tx, effects }, { orderSn, serviceId: userId, name: nickName, reason })
    const lead = { serviceId: before.serviceId }
    await recordAudit(tx, ctx, {
      action: 'order.take',
      target: `order:${orderSn}`,
      before: lead,
      after: { serviceId: userId },
      reason,
    })
    return null
  })
}
