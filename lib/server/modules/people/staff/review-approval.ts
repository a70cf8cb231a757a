import { and, eq, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { staffMembers } from '../../../db/schema/people/staff'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findOpenApproval } from '../../core/oversight/queries-approvals'
import { rejectApproval } from '../../core/oversight/reject-approval'
import { openInput } from '../../core/oversight/rules'
import type { Approval } from '../../core/oversight/types'
import { notifyRequesters } from './internal/notify-requesters'

interface StoredCall {
  call: string
  input: Record<string, string>
  askedBy: UserId
}
export interface CallExecutor {
  /** Refuses FORBIDDEN if the stored call decides about the caller, through any account. */
  assertNotOwn: (ctx: StaffCtx, stored: StoredCall) => Promise<unknown>
  /** Repeats a stored call in the name of the approver. Refuses FOUR_EYES for the requester, through any account. */
  execute: (ctx: StaffCtx, stored: StoredCall) => Promise<void>
}

interface Decision {
  approvalId: number
  accept: boolean
  /** Reason of a refusal. */
  reason: string
}

/**
 * Decides a stored write as a second person with the permission it requires, who is no party of its case: executes it
 * on the host where it was requested, or declines it; the requester may only withdraw it. Refuses NOT_FOUND, FORBIDDEN,
 * FOUR_EYES, REVIEW_DONE, INVALID_INPUT, and what the write itself now refuses.
 */
export async function reviewApproval(
  ctx: StaffCtx,
  { approvalId, accept, reason }: Decision,
  { assertNotOwn, execute }: CallExecutor,
): Promise<void> {
  const approval = await findOpenApproval(ctx, approvalId)
  const { call, permission, askedBy } = approval
  const input = openInput(ctx.vault, approval)
  const stored = { call, input, askedBy }
  if (!accept) {
    if (!reason) throw refuse('INVALID_INPUT', '请填写驳回的原因', { field: 'reason' })
    const isOwn = askedBy === ctx.user.userId
    if (!isOwn) await assertNotOwn(ctx, stored)
    return inTx(ctx, async (tx, effects) => {
      const declined = await rejectApproval(tx, ctx, approval, reason)
      const notice = { title: `${ctx.user.nickName}驳回了你的复核申请`, text: `原因：${reason}` }
      if (!isOwn) await notifyRequesters({ tx, effects, at: ctx.now() }, [declined], notice)
    })
  }
  if (!(await isStillMember(ctx.db, approval))) throw refuse('REVIEW_DONE', '申请人已不是这里的员工，请重新发起')
  const dist = ctx.distOf(approval.siteId)
  if (!dist) throw refuse('NOT_FOUND', '站点已停用')
  const staff = { ...ctx.staff, permission, request: { call, input, parties: [] }, approvalId }
  await execute({ ...ctx, dist, origin: dist.origin, staff, idempotency: null }, stored)
  await inTx(ctx, (tx, effects) =>
    notifyRequesters({ tx, effects, at: ctx.now() }, [{ ...approval, state: 'approved' }], {
      title: `${ctx.user.nickName}通过了你的复核申请`,
      text: '已执行',
    }),
  )
}

/** A dismissed member's request would count as one of two decisions. */
async function isStillMember(db: Db, { askedBy, distId }: Approval): Promise<boolean> {
  const ofHouse = distId === null ? isNull(staffMembers.distId) : eq(staffMembers.distId, distId)
  return (
    (await db.$count(staffMembers, and(eq(staffMembers.userId, askedBy), ofHouse, isNull(staffMembers.removedAt)))) > 0
  )
}
