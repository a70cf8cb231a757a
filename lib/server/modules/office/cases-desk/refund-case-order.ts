import type { OrderSn } from '@/lib/shared/ids'
import { moneyText } from '@/lib/shared/money/money'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { requestApproval } from '../../core/oversight/request-approval'
import { assertNoParty } from '../../money/ties/assert-no-party'
import { refundGuardian } from '../../money/wallet/refund-guardian'
import { findPaidOrder } from '../../orders/trading/staff/queries-console'
import { lockOwnCase } from './internal/lock-case'
import { saveNote } from './internal/save-note'

interface Refund {
  caseSn: string
  orderSn: OrderSn
  reason: string
}

/**
 * Refunds an order that is over to a minor's account and on to the payment source, at the platform's cost; a second
 * person approves. Running orders are refunded by their own steps at the desk. Refuses NOT_FOUND, FORBIDDEN, CASE_STATE,
 * APPROVAL_OPEN.
 */
export async function refundCaseOrder(ctx: StaffCtx, { caseSn, orderSn, reason }: Refund): Promise<{ waits: boolean }> {
  const order = await findPaidOrder(ctx, orderSn)
  await assertNoParty(ctx, [order.buyerId, order.sellerId])
  return inTxOnce(ctx, async (tx) => {
    const at = ctx.now()
    const row = await lockOwnCase(tx, ctx, caseSn)
    if (row.kind !== 'guardian') throw refuse('CASE_STATE', '只有未成年人退款可以这样退款')
    const isReleased =
      order.status === ORDER_STATUS.complete && order.subStatus !== 'HOLD' && order.subStatus !== 'KEPT'
    if (!isReleased) throw refuse('CASE_STATE', '订单还没完成或已取消，请在客服工作台的订单里退款')
    if (order.claimedFen) throw refuse('CASE_STATE', '这笔订单已赔付过，请联系财务核对')
    const target = `ticket:${row.sn}`
    const money = moneyText(order.totalFen)
    const title = `未成年人退款 ${orderSn}：${money}`
    if (await requestApproval(tx, ctx, { isAbove: true, target, title, reason })) return { waits: true }
    const memo = `未成年人退款 ${row.sn}`
    await refundGuardian(tx, { orderSn, userId: order.buyerId, amount: order.totalFen, memo, at })
    await saveNote({ tx, at }, row.id, { by: 'system', text: `订单 ${orderSn} 已退款 ${money}，原路退回` })
    await recordAudit(tx, ctx, { action: 'ticket.refund', target, after: { orderSn, refund: money }, reason })
    return { waits: false }
  })
}
