import { desc, eq } from 'drizzle-orm'
import { type Fen, fen, fenToYuan, moneyText } from '@/lib/shared/money/money'
import { FOUR_EYES_FEN } from '@/lib/shared/staff/staff'
import { citationText, ruleSubject } from '@/lib/shared/trade/dispute-rules'
import type { Party } from '@/lib/shared/trade/order-forms'
import { disputeRulings } from '../../../../db/schema/aftersales/cases'
import type { StaffCtx } from '../../../../runtime/context'
import { inTxOnce } from '../../../../runtime/idempotency'
import { refuse } from '../../../../runtime/refusal'
import { assertCitable } from '../../../core/legal/assert-citable'
import { askerOf } from '../../../core/oversight/queries-approvals'
import { recordAudit } from '../../../core/oversight/record-audit'
import { requestApproval } from '../../../core/oversight/request-approval'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { isTied } from '../../../money/ties/queries-tied'
import { refundText } from '../../../orders/trading/modes/decision-words'
import { assertLead } from '../../../orders/trading/staff/assert-lead'
import { boundsOf, noteRuled } from '../../../orders/trading/staff/lock-disputed-order'
import { DISPUTE } from '../internal/case-kind'
import { closeDispute } from '../internal/close-dispute'
import { lockCase } from '../internal/lock-case'
import { moveDispute } from '../internal/move-case'
import { notifyParties, toOthers } from '../internal/notify-parties'
import { findDispute } from './queries'
import { assertSplit, dueOf, faultOf, isHeldBack, leftOf } from './rules'

export interface RulingInput {
  disputeSn: string
  facts: string
  rule: string
  /** Amounts for the buyer and the seller, which together make up everything that was paid. */
  refund: Fen
  seller: Fen
  /** The party at fault for a full refund; no party is at fault for a partial refund or none. */
  fault?: Party
}

/**
 * Records a ruling of customer service, with reasons. The first ruling can be appealed for 72 hours; the second, by a
 * different staff member, is final, and waits only while a complaint is open at a payment provider. Above a limit it requires approval by a second staff member and is stored until
 * then (`waits`). Refuses FORBIDDEN, NOT_FOUND, DISPUTE_STATE, INVALID_INPUT, APPROVAL_OPEN, ORDER_STATE.
 */
export async function issueRuling(ctx: StaffCtx, input: RulingInput): Promise<{ waits: boolean }> {
  const { disputeSn, facts, rule, refund, seller } = input
  const { userId } = ctx.user
  const found = await findDispute(ctx, disputeSn)
  const rulesOf = await loadRuleBook(ctx)
  return inTxOnce(ctx, async (tx, effects) => {
    const at = ctx.now()
    const { order, row: dispute } = await lockCase(DISPUTE, tx, found)
    if (dispute.stage !== 'staff') throw refuse('DISPUTE_STATE')
    await assertCitable(tx, { orderId: order.id, rule, subject: ruleSubject(order.goodsTypeId) })
    const bounds = boundsOf(order)
    assertSplit(refund, bounds)
    if (refund + seller !== bounds.total)
      throw refuse('INVALID_INPUT', '退给买家和付给卖家的合计须等于买家实付', { field: 'seller' })
    if (!input.fault && refund === bounds.total) throw refuse('INVALID_INPUT', '请选择责任方', { field: 'fault' })
    // has no effect on a split, but the column is not nullable
    const fault = input.fault ?? faultOf(dispute)
    const [first] = await tx
      .select({ staffId: disputeRulings.staffId, secondId: disputeRulings.secondId })
      .from(disputeRulings)
      .where(eq(disputeRulings.disputeId, dispute.id))
      .orderBy(desc(disputeRulings.id))
    // an appeal is ruled by somebody else than the lead who ruled first
    if (!first) assertLead(ctx, order)
    if (first && ctx.staff.distId !== null) throw refuse('FORBIDDEN', '申诉由平台客服处理')
    for (const judge of [first?.staffId, first?.secondId])
      if (judge && (await isTied(tx, userId, judge))) throw refuse('FORBIDDEN', '申诉须由另一位客服处理')
    const target = `dispute:${disputeSn}`
    const left = leftOf(refund, bounds)
    const title = `处理售后 ${order.snapshot.bigTitle}：退给买家 ${moneyText(refund)}，付给卖家 ${moneyText(left)}（扣服务费前）`
    const isAbove = bounds.total >= FOUR_EYES_FEN
    const reason = citationText({ rule, facts })
    if (await requestApproval(tx, ctx, { isAbove, target, title, reason })) return { waits: true }
    const { approvalId } = ctx.staff
    const asker = approvalId === null ? null : await askerOf(tx, approvalId)
    const [staffId, secondId] = asker === null ? [userId, null] : [asker, userId]
    await tx.insert(disputeRulings).values({
      disputeId: dispute.id,
      round: first ? 2 : 1,
      staffId,
      secondId,
      facts,
      rule,
      fault,
      refundFen: refund,
      sellerFen: fen(bounds.total - refund),
      createdAt: at,
    })
    const split = { refund: fenToYuan(refund), seller: fenToYuan(left), fault: input.fault }
    await recordAudit(tx, ctx, { action: 'dispute.rule', target, after: split, reason: rule })
    const heading = first ? '客服已给出最终处理结果' : '客服已给出售后处理结果'
    await noteRuled({ tx, effects, order, at }, { title: heading, refund, until: first ? null : dueOf.ruled(at) })
    const result = `${order.snapshot.bigTitle}：${refundText(refund, order)}`
    const run = { tx, effects, vault: ctx.vault, rulesOf, at, order, row: dispute }
    if (first && isHeldBack(order, bounds.total - refund)) {
      await moveDispute(tx, dispute, { stage: 'ruled', dueAt: dueOf.heldBack(at) })
      const text = `${result}。付款渠道的投诉结束后，按处理结果退款和放款`
      await notifyParties(DISPUTE, run, dispute, toOthers(null, { title: heading, text }))
      return { waits: false }
    }
    if (first) {
      await closeDispute(run, { outcome: 'ruled', refund, fault, by: null })
      return { waits: false }
    }
    await moveDispute(tx, dispute, { stage: 'ruled', dueAt: dueOf.ruled(at) })
    const text = `${result}。72 小时内可以申诉一次，不申诉就按处理结果执行`
    await notifyParties(DISPUTE, run, dispute, toOthers(null, { title: heading, text, isUrgent: true }))
    return { waits: false }
  })
}
