import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { staffApprovals } from '../../../db/schema/core/oversight'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from './record-audit'
import type { Approval } from './types'

/** Declines a stored write, which is then never executed; the requester may also withdraw it. Refuses REVIEW_DONE. */
export async function rejectApproval(tx: Tx, ctx: StaffCtx, approval: Approval, decision: string): Promise<Approval> {
  const { id, target, title } = approval
  const [done] = await tx
    .update(staffApprovals)
    .set({ state: 'declined', decidedBy: ctx.user.userId, decidedAt: ctx.now(), decision })
    .where(and(eq(staffApprovals.id, id), eq(staffApprovals.state, 'open')))
    .returning()
  if (!done) throw refuse('REVIEW_DONE')
  await recordAudit(tx, ctx, {
    action: 'approval.decline',
    target,
    after: { approvalId: id, title },
    reason: decision,
  })
  return done
}
