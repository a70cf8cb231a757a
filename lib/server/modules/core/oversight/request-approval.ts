import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { staffApprovals } from '../../../db/schema/core/oversight'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from './record-audit'
import { sealContext } from './rules'

interface ApprovalRequest {
  /** Whether a second approval is required: above a limit, or always. */
  isAbove: boolean
  /**
   * Kind and number; at most one pending request per API call, target and house. Whoever carries it out first changes
   * the case, which closes the others (`closeApprovals`).
   */
  target: string
  /** Describes the action to the approver. */
  title: string
  reason: string
}

/**
 * Checks for a required second approval, inside the transaction of a write, before it changes anything. True: approval
 * is required and the request was stored, so the caller must stop here. False: go ahead, because no approval is needed
 * or a second person approved; that approval is then marked as used, so the write happens once. Refuses APPROVAL_OPEN,
 * REVIEW_DONE.
 */
export async function requestApproval(
  tx: Tx,
  ctx: StaffCtx,
  { isAbove, target, title, reason }: ApprovalRequest,
): Promise<boolean> {
  const { staff, user } = ctx
  if (staff.approvalId !== null) {
    const mine = and(
      ...[eq(staffApprovals.id, staff.approvalId), eq(staffApprovals.state, 'open')],
      ...[eq(staffApprovals.call, staff.request.call), ne(staffApprovals.askedBy, user.userId)],
    )
    const [done] = await tx
      .update(staffApprovals)
      .set({ state: 'approved', decidedBy: user.userId, decidedAt: ctx.now() })
      .where(mine)
      .returning({ id: staffApprovals.id })
    if (!done) throw refuse('REVIEW_DONE')
    await recordAudit(tx, ctx, { action: 'approval.approve', target, after: { approvalId: done.id, title }, reason })
    return false
  }
  if (!isAbove) return false
  const { call, input, parties } = staff.request
  const sealed = ctx.vault.seal('staff', sealContext({ call, target }), JSON.stringify(input))
  const [saved] = await tx
    .insert(staffApprovals)
    .values({
      house: staff.house,
      distId: staff.distId,
      siteId: ctx.dist.distId,
      permission: staff.permission,
      call,
      parties: [...parties],
      sealed,
      target,
      title,
      reason,
      askedBy: user.userId,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: staffApprovals.id })
  if (!saved) throw refuse('APPROVAL_OPEN')
  await recordAudit(tx, ctx, { action: 'approval.ask', target, after: { approvalId: saved.id, title }, reason })
  return true
}
