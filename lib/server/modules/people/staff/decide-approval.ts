import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { declineApproval } from '../../core/oversight/decline-approval'
import { findOpenApproval } from '../../core/oversight/queries-approvals'
import { keptUnder } from '../../core/oversight/rules'

/** Makes a kept call again, in the name of who agreed. Refuses FOUR_EYES to who asked, through whatever account. */
export type CarryOut = (
  ctx: StaffCtx,
  kept: { call: string; input: Record<string, string>; askedBy: number },
) => Promise<void>

interface Decision {
  approvalId: number
  accept: boolean
  /** Of a refusal. */
  reason: string
}

/**
 * A second person, who has the permission the write itself asks for, lets it happen on the host it was asked on, or declines
 * it; who asked may only take it back. Refuses NOT_FOUND, FORBIDDEN, FOUR_EYES, REVIEW_DONE, INVALID_INPUT, and what the
 * write refuses by now.
 */
export async function decideApproval(
  ctx: StaffCtx,
  { approvalId, accept, reason }: Decision,
  carryOut: CarryOut,
): Promise<void> {
  const approval = await findOpenApproval(ctx, approvalId)
  if (!accept) {
    if (!reason) throw refuse('INVALID_INPUT', '请填写驳回的原因', { field: 'reason' })
    return declineApproval(ctx, approval, reason)
  }
  const dist = ctx.distOf(approval.siteId)
  if (!dist) throw refuse('NOT_FOUND', '站点已停用')
  const { call, sealed, permission, askedBy } = approval
  const input: Record<string, string> = JSON.parse(ctx.vault.open('staff', keptUnder(approval), sealed))
  const staff = { ...ctx.staff, permission, asked: { call, input }, approvalId }
  await carryOut({ ...ctx, dist, staff, idempotency: null }, { call, input, askedBy })
}
