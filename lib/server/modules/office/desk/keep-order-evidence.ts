import type { OrderSn } from '@/lib/shared/ids'
import type { Party } from '@/lib/shared/trade/order-forms'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from '../../core/oversight/keep-audit'
import { findDeskOrder } from '../../orders/trading/staff/queries-desk'

/** A service member fetches the archive of an order as one side has it, which stays on record: whose side it is. Refuses NOT_FOUND. */
export async function keepOrderEvidence(
  ctx: StaffCtx,
  { orderSn, side }: { orderSn: OrderSn; side: Party },
): Promise<number> {
  const { buyerId, sellerId } = await findDeskOrder(ctx, orderSn)
  const userId = side === 'buyer' ? buyerId : sellerId
  if (userId === null) throw refuse('NOT_FOUND', '订单还没有这一方')
  await inTx(ctx, (tx) => keepAudit(tx, ctx, { action: 'order.evidence', target: `order:${orderSn}`, after: { side } }))
  return userId
}
