import type { OrderSn } from '@/lib/shared/ids'
import { serviceCaseEvidence } from '../../../db/schema/office/cases-desk'
import type { StaffCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { askerOf } from '../../core/oversight/queries-approvals'
import { recordAudit } from '../../core/oversight/record-audit'
import { requestApproval } from '../../core/oversight/request-approval'
import { assertNoParty } from '../../money/ties/assert-no-party'
import { findPaidOrder } from '../../orders/trading/staff/queries-console'
import { findContacts } from '../../people/identity/queries'
import { lockOwnCase } from './internal/lock-case'
import { saveNote } from './internal/save-note'
import { notesOf } from './queries'
import { isNamedIn, openFacts } from './rules'

interface Evidence {
  caseSn: string
  orderSn: OrderSn
  reason: string
}

/**
 * Gives out the evidence of an order that an authority's letter names, by its number or one of its members; a second person
 * approves. The handler downloads it until the case is closed. Refuses NOT_FOUND, FORBIDDEN, CASE_STATE, INVALID_INPUT,
 * APPROVAL_OPEN.
 */
export async function createCaseEvidence(ctx: StaffCtx, input: Evidence): Promise<{ waits: boolean }> {
  const { caseSn, orderSn, reason } = input
  const order = await findPaidOrder(ctx, orderSn)
  const members = [order.buyerId, order.sellerId].filter((id) => id !== null)
  await assertNoParty(ctx, members)
  const contacts = await findContacts(ctx, members)
  return inTxOnce(ctx, async (tx) => {
    const at = ctx.now()
    const row = await lockOwnCase(tx, ctx, caseSn)
    if (row.kind !== 'authority') throw refuse('CASE_STATE', '只有司法协助可以调取证据')
    const { facts } = openFacts(ctx.vault, row)
    const sent = (await notesOf(tx, row.id)).filter(({ by }) => by === 'sender').map(({ text }) => text)
    const names = [orderSn, ...members.flatMap((id) => [`${id}`, contacts.get(id)?.phone ?? ''])]
    if (!isNamedIn([facts.scope ?? '', row.statement, ...sent], names))
      throw refuse('INVALID_INPUT', '协助范围没有写这笔订单或它的买家、卖家，可以请对方补充文书', { field: 'orderSn' })
    const target = `ticket:${row.sn}`
    const title = `司法取证 ${orderSn}`
    if (await requestApproval(tx, ctx, { isAbove: true, target, title, reason })) return { waits: true }
    const asker = ctx.staff.approvalId === null ? null : await askerOf(tx, ctx.staff.approvalId)
    const staffIds = [asker ?? ctx.user.userId, ctx.user.userId]
    const added = await tx
      .insert(serviceCaseEvidence)
      .values({ caseId: row.id, orderSn, staffIds, createdAt: at })
      .onConflictDoNothing()
      .returning({ orderSn: serviceCaseEvidence.orderSn })
    if (added.length === 0) throw refuse('CASE_STATE', '这笔订单的证据已可以下载')
    const text = `可以下载订单 ${orderSn} 的证据`
    await saveNote({ tx, at }, row.id, { by: 'internal', staffId: ctx.user.userId, text })
    await recordAudit(tx, ctx, { action: 'ticket.evidence', target, after: { orderSn }, reason })
    return { waits: false }
  })
}
