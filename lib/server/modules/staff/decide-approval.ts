import type { StaffCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { isSamePerson } from '../identity/queries-person'
import { declineApproval } from '../oversight/decline-approval'
import { findOpenApproval } from '../oversight/queries-approvals'
import { keptUnder } from '../oversight/rules'

/** Makes a kept call again, in the name of who agreed. */
export type CarryOut = (ctx: StaffCtx, kept: { call: string; input: Record<string, string> }) => Promise<void>

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
  if (await isSamePerson(ctx.db, ctx.user.userId, approval.askedBy)) throw refuse('FOUR_EYES')
  const dist = ctx.distOf(approval.siteId)
  if (!dist) throw refuse('NOT_FOUND', '站点已停用')
  const { call, sealed, permission } = approval
  const input: Record<string, string> = JSON.parse(ctx.vault.open('staff', keptUnder(approval), sealed))
  const staff = { ...ctx.staff, permission, asked: { call, input }, approvalId }
  await carryOut({ ...ctx, dist, staff, idempotency: null }, { call, input })
}
