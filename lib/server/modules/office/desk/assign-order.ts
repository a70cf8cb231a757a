import type { OrderSn } from '@/lib/shared/ids'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { recordAudit } from '../../core/oversight/record-audit'
import { assignLead } from '../../orders/trading/staff/assign-lead'

/** Makes the caller the lead of an order. Refuses NOT_FOUND, ORDER_STATE, FORBIDDEN. */
export async function assignOrder(ctx: StaffCtx, { orderSn }: { orderSn: OrderSn }): Promise<void> {
  const { userId, nickName } = ctx.user
  await inTxOnce(ctx, async (tx, effects) => {
    const before = await assignLead(ctx, { tx, effects }, { orderSn, serviceId: userId, name: nickName })
    const lead = { serviceId: before.serviceId }
    await recordAudit(tx, ctx, {
      action: 'order.take',
      target: `order:${orderSn}`,
      before: lead,
      after: { serviceId: userId },
    })
    return null
  })
}
