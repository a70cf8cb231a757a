import type { OrderSn } from '@/lib/shared/ids'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { keepAudit } from '../../core/oversight/keep-audit'
import { leadOrder } from '../../orders/trading/staff/lead-order'
import { handedOverWords } from './rules'

/** The caller leads an order from now on. Refuses NOT_FOUND, ORDER_STATE, FORBIDDEN. */
export async function takeOrder(ctx: StaffCtx, { orderSn }: { orderSn: OrderSn }): Promise<void> {
  const { userId, nickName } = ctx.user
  await inTxOnce(ctx, async (tx, effects) => {
    const says = handedOverWords(nickName, userId)
    const before = await leadOrder(ctx, { tx, effects }, { orderSn, serviceId: userId, says })
    const lead = { serviceId: before.serviceId }
    await keepAudit(tx, ctx, {
      ...{ action: 'order.take', target: `order:${orderSn}` },
      ...{ before: lead, after: { serviceId: userId } },
    })
    return null
  })
}
