import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { staffMembers } from '../../../db/schema/people/staff'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockOther } from './internal/lock-other'
import { isLastOwnerOfHouse } from './queries-owners'

/**
 * Removes a member, effective from their next call; `releaseOrders` makes what they led unassigned. Refuses NOT_FOUND,
 * FORBIDDEN, LAST_OWNER.
 */
export async function deleteMember(
  ctx: StaffCtx,
  { memberId, reason }: { memberId: number; reason: string },
  releaseOrders: (tx: Tx, userId: UserId) => Promise<void>,
): Promise<void> {
  await inTx(ctx, async (tx) => {
    const member = await lockOther(tx, ctx, memberId)
    if (await isLastOwnerOfHouse(tx, memberId)) throw refuse('LAST_OWNER')
    await tx
      .update(staffMembers)
      .set({ removedAt: ctx.now(), removedBy: ctx.user.userId })
      .where(eq(staffMembers.id, memberId))
    await releaseOrders(tx, member.userId)
    const before = { role: member.role }
    await recordAudit(tx, ctx, { action: 'staff.remove', target: `user:${member.userId}`, before, reason })
  })
}
