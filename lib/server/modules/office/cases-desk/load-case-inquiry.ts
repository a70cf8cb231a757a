import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { findInquiryById, loadStoredInquiry } from '../../market/inquiries/queries'
import { loadCaseForStaff } from './internal/lock-case'
import { openFacts } from './rules'

/**
 * The private conversation that a complaint reports; each look is recorded first. A distributor's staff see those of
 * its own site only. Refuses NOT_FOUND, FORBIDDEN.
 */
export async function loadCaseInquiry(ctx: StaffCtx, { caseSn }: { caseSn: string }) {
  const row = await loadCaseForStaff(ctx, caseSn)
  const inquiry = await findInquiryById(ctx.db, Number(openFacts(ctx.vault, row).facts.inquiry || 0))
  const isElsewhere = ctx.staff.distId !== null && inquiry?.distId !== ctx.staff.distId
  if (!inquiry || isElsewhere) throw refuse('NOT_FOUND', '这个工单没有本站的咨询记录')
  await inTx(ctx, (tx) =>
    recordAudit(tx, ctx, {
      action: 'ticket.inquiry',
      target: `ticket:${row.sn}`,
      after: { inquiryId: String(inquiry.id) },
    }),
  )
  return loadStoredInquiry(ctx, inquiry)
}
