import { and, eq } from 'drizzle-orm'
import { staffApprovals } from '../../../db/schema/oversight'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from './keep-audit'
import type { Approval } from './types'

/** A kept write does not happen; who asked may take it back too. Refuses REVIEW_DONE. */
export async function declineApproval(ctx: StaffCtx, approval: Approval, decision: string): Promise<void> {
  await inTx(ctx, async (tx) => {
    const { id, target, title } = approval
    const done = await tx
      .update(staffApprovals)
      .set({ state: 'declined', decidedBy: ctx.user.userId, decidedAt: ctx.now(), decision })
      .where(and(eq(staffApprovals.id, id), eq(staffApprovals.state, 'open')))
      .returning({ id: staffApprovals.id })
    if (done.length === 0) throw refuse('REVIEW_DONE')
    await keepAudit(tx, ctx, {
      ...{ action: 'approval.decline', target, after: { approvalId: id, title } },
      reason: decision,
    })
  })
}
