import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Role } from '@/lib/shared/staff/staff'
import type { Tx } from '../../../db/client'
import { staffMembers } from '../../../db/schema/people/staff'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockOther } from './internal/lock-other'
import { isLastOwnerOfHouse } from './queries-owners'

/**
 * Changes a member's role, effective from their next call; `releaseOrders` makes unassigned what they may not lead any
 * more. Refuses NOT_FOUND, FORBIDDEN, LAST_OWNER.
 */
export async function updateRole(
  ctx: StaffCtx,
  { memberId, role, reason }: { memberId: number; role: Role; reason: string },
  releaseOrders: (tx: Tx, userId: UserId) => Promise<void>,
): Promise<void> {
  await inTx(ctx, async (tx) => {
    const member = await lockOther(tx, ctx, memberId)
    if (member.role === role) return
    if (await isLastOwnerOfHouse(tx, memberId)) throw refuse('LAST_OWNER')
    await tx.update(staffMembers).set({ role }).where(eq(staffMembers.id, memberId))
    await releaseOrders(tx, member.userId)
    const [before, after] = [{ role: member.role }, { role }]
    await recordAudit(tx, ctx, { action: 'staff.role', target: `user:${member.userId}`, before, after, reason })
  })
}
