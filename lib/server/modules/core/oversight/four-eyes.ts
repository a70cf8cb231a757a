import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { staffApprovals } from '../../../db/schema/oversight'
import type { StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { keepAudit } from './keep-audit'
import { keptUnder } from './rules'

interface Deed {
  /** Whether it takes two: above a limit, or always. */
  isAbove: boolean
  /** Kind and number; one request of a call stands for it at a time. */
  target: string
  /** What would happen, for who decides. */
  title: string
  reason: string
}

/**
 * Within the transaction of a write, before it changes anything. True: it takes two and was kept as it was asked, so that the
 * verb ends here. False: it may happen now, by one, or because a second person agreed; that is then noted with it, so it
 * happens once. Refuses APPROVAL_OPEN, REVIEW_DONE.
 */
export async function fourEyes(tx: Tx, ctx: StaffCtx, { isAbove, target, title, reason }: Deed): Promise<boolean> {
  const { staff, user } = ctx
  if (staff.approvalId !== null) {
    const mine = and(
      ...[eq(staffApprovals.id, staff.approvalId), eq(staffApprovals.state, 'open')],
      ...[eq(staffApprovals.call, staff.asked.call), ne(staffApprovals.askedBy, user.userId)],
    )
    const [done] = await tx
      .update(staffApprovals)
      .set({ state: 'approved', decidedBy: user.userId, decidedAt: ctx.now() })
      .where(mine)
      .returning({ id: staffApprovals.id })
    if (!done) throw refuse('REVIEW_DONE')
    await keepAudit(tx, ctx, { action: 'approval.approve', target, after: { approvalId: done.id, title }, reason })
    return false
  }
  if (!isAbove) return false
  const { call, input } = staff.asked
  const sealed = ctx.vault.seal('staff', keptUnder({ call, target }), JSON.stringify(input))
  const [kept] = await tx
    .insert(staffApprovals)
    .values({
      ...{ house: staff.house, distId: staff.distId, siteId: ctx.dist.distId, permission: staff.permission },
      ...{ call, sealed, target, title, reason, askedBy: user.userId, createdAt: ctx.now() },
    })
    .onConflictDoNothing()
    .returning({ id: staffApprovals.id })
  if (!kept) throw refuse('APPROVAL_OPEN')
  await keepAudit(tx, ctx, { action: 'approval.ask', target, after: { approvalId: kept.id, title }, reason })
  return true
}
