import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { Party } from '@/lib/shared/trade/order-forms'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { findPaidOrder } from '../../orders/trading/staff/queries-console'
import { lockOwnCase } from './internal/lock-case'
import { evidenceOf } from './queries-evidence'

interface Export {
  caseSn: string
  orderSn: OrderSn
  side: Party
}

/**
 * Exports the archive of an order that was given out for a case, from one side's view, for the case's handler; the export is
 * audited. Refuses NOT_FOUND for other orders, FORBIDDEN, CASE_STATE.
 */
export async function exportCaseEvidence(
  ctx: StaffCtx,
  { caseSn, orderSn, side }: Export,
): Promise<{ userId: UserId; distId: number }> {
  const { buyerId, sellerId, distId } = await findPaidOrder(ctx, orderSn)
  const userId = side === 'buyer' ? buyerId : sellerId
  if (userId === null) throw refuse('NOT_FOUND', '订单还没有这一方')
  await inTx(ctx, async (tx) => {
    const row = await lockOwnCase(tx, ctx, caseSn)
    const given = await evidenceOf(tx, row.id)
    if (!given.some((one) => one.orderSn === orderSn)) throw refuse('NOT_FOUND', '这笔订单不在取证范围内')
    const target = `ticket:${row.sn}`
    await recordAudit(tx, ctx, { action: 'ticket.evidenceFile', target, after: { orderSn, side } })
  })
  return { userId, distId }
}
