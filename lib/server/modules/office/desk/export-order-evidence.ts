import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { Party } from '@/lib/shared/trade/order-forms'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { assertNoParty } from '../../money/ties/assert-no-party'
import { findDeskOrder } from '../../orders/trading/staff/queries-desk'

/**
 * Exports an order's archive from one side's view; the export and the side are audited. Refuses NOT_FOUND, FORBIDDEN for
 * a party of the order.
 */
export async function exportOrderEvidence(
  ctx: StaffCtx,
  { orderSn, side }: { orderSn: OrderSn; side: Party },
): Promise<UserId> {
  const { buyerId, sellerId } = await findDeskOrder(ctx, orderSn)
  await assertNoParty(ctx, [buyerId, sellerId])
  const userId = side === 'buyer' ? buyerId : sellerId
  if (userId === null) throw refuse('NOT_FOUND', '订单还没有这一方')
  await inTx(ctx, (tx) =>
    recordAudit(tx, ctx, { action: 'order.evidence', target: `order:${orderSn}`, after: { side } }),
  )
  return userId
}
