import { and, eq } from 'drizzle-orm'
import { staffApprovals } from '../../../db/schema/core/oversight'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from './record-audit'
import type { Approval } from './types'

/** Declines a stored write, which is then never executed; the requester may also withdraw it. Refuses REVIEW_DONE. */
export async function rejectApproval(ctx: StaffCtx, approval: Approval, decision: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    const { id, target, title } = approval
    const done = await tx
      .update(staffApprovals)
      .set({ state: 'declined', decidedBy: ctx.user.userId, decidedAt: ctx.now(), decision })
      .where(and(eq(staffApprovals.id, id), eq(staffApprovals.state, 'open')))
      .returning({ id: staffApprovals.id })
    if (done.length === 0) throw refuse('REVIEW_DONE')
    await recordAudit(tx, ctx, {
      action: 'approval.decline',
      target,
      after: { approvalId: id, title },
      reason: decision,
    })
  })
}
