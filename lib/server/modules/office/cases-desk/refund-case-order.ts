import { HOUSE_ID, type OrderSn, type UserId } from '@/lib/shared/ids'
import { moneyText } from '@/lib/shared/money/money'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { Tx } from '../../../db/client'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { requestApproval } from '../../core/oversight/request-approval'
import { assertNoParty } from '../../money/ties/assert-no-party'
import { refundGuardian } from '../../money/wallet/cover/refund-guardian'
import { findNetPaid } from '../../money/wallet/queries-ledger'
import { lockPaidOrder, markGuardianRefund } from '../../orders/trading/staff/lock-paid-order'
import type { Order } from '../../orders/trading/types'
import { findUsers } from '../../people/identity/queries'
import { isSamePerson } from '../../people/identity/queries-person'
import { findUserIds } from '../../people/identity/queries-users'
import { lockOwnCase } from './internal/lock-case'
import { saveNote } from './internal/save-note'
import { openFacts } from './rules'

interface Refund {
  caseSn: string
  orderSn: OrderSn
  reason: string
}

/**
 * Pays back to a minor's account what an order that is over cost, less what came back already, and on to the payment
 * source, at the platform's cost; a second person approves. Running orders are refunded by their own steps at the desk.
 * Refuses NOT_FOUND, FORBIDDEN, CASE_STATE, APPROVAL_OPEN.
 */
export async function refundCaseOrder(ctx: StaffCtx, { caseSn, orderSn, reason }: Refund): Promise<{ waits: boolean }> {
  return inTxOnce(ctx, async (tx) => {
    const at = ctx.now()
    // the order first: claims, disputes and other refunds of the order wait for the same lock
    const order = await lockPaidOrder(tx, ctx, orderSn)
    const { id: orderId, buyerId: userId } = order
    await assertNoParty({ db: tx, user: ctx.user }, [userId, order.sellerId])
    const row = await lockOwnCase(tx, ctx, caseSn)
    if (row.kind !== 'guardian') throw refuse('CASE_STATE', '只有未成年人退款可以这样退款')
    await assertOwnAccount(tx, userId, openFacts(ctx.vault, row).facts.account ?? '')
    assertRefundable(order)
    const amount = await findNetPaid(tx, { orderId, userId })
    if (amount <= 0n || order.terms.guardianRefund) throw refuse('CASE_STATE', '这笔订单已退过')
    const target = `ticket:${row.sn}`
    const money = moneyText(amount)
    const name = (await findUsers({ db: tx }, [userId])).get(userId)?.nickName ?? ''
    const title = `未成年人退款 ${orderSn}：退给买家 ${name} ${money}`
    if (await requestApproval(tx, ctx, { isAbove: true, target, title, reason })) return { waits: true }
    await markGuardianRefund(tx, order)
    await refundGuardian(tx, { orderSn, userId, amount, memo: `未成年人退款 ${row.sn}`, at })
    await saveNote({ tx, at }, row.id, { by: 'system', text: `订单 ${orderSn} 已退款 ${money}，原路退回` })
    await recordAudit(tx, ctx, { action: 'ticket.refund', target, after: { orderSn, refund: money }, reason })
    return { waits: false }
  })
}

/** Refuses CASE_STATE unless the buyer is the account that the guardian named, or another one of the same person. */
async function assertOwnAccount(tx: Tx, buyerId: UserId, account: string): Promise<void> {
  const isOwn = async (named: string) => {
    const [userId] = await findUserIds({ db: tx }, named, 1)
    return userId !== undefined && (await isSamePerson(tx, userId, buyerId))
  }
  for (const named of buyerId === HOUSE_ID ? [] : (account.match(/\d{8,11}/g) ?? [])) if (await isOwn(named)) return
  throw refuse('CASE_STATE', '付款的不是工单里的账号，请核对订单号')
}

/** Refuses CASE_STATE unless the order is over, and no claim or dispute decides about the same money. */
function assertRefundable(order: Order): void {
  const { status, subStatus, claimId, disputeId, claimedFen } = order
  if (status !== ORDER_STATUS.complete || subStatus === 'HOLD' || subStatus === 'KEPT')
    throw refuse('CASE_STATE', '订单还没完成或已取消，请在客服工作台的订单里退款')
  if (claimId !== null || disputeId !== null) throw refuse('CASE_STATE', '订单有进行中的理赔或售后，结束后才能退款')
  if (claimedFen) throw refuse('CASE_STATE', '这笔订单已赔付过，请联系财务核对')
}
