import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'
import { loadCaseForStaff } from './internal/lock-case'
import { openFacts } from './rules'

/** The sender's complete phone, for a reason that is recorded first. Refuses NOT_FOUND, FORBIDDEN. */
export async function loadCasePhone(ctx: StaffCtx, { caseSn, reason }: { caseSn: string; reason: string }) {
  const row = await loadCaseForStaff(ctx, caseSn)
  await inTx(ctx, (tx) => recordAudit(tx, ctx, { action: 'ticket.reveal', target: `ticket:${row.sn}`, reason }))
  return { phone: openFacts(ctx.vault, row).phone }
}
