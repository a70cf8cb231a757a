import { eq } from 'drizzle-orm'
import { staffKeys, staffLogins, staffRecoveryCodes } from '../../../db/schema/people/staff'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'
import { lockOther } from './internal/lock-other'

/**
 * Resets the authenticator of another member who lost it: they have to enrol again, and cannot enter the staff area
 * until then. Refuses NOT_FOUND, FORBIDDEN.
 */
export async function resetCode(
  ctx: StaffCtx,
  { memberId, reason }: { memberId: number; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx) => {
    const { userId } = await lockOther(tx, ctx, memberId)
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId))
    await tx.delete(staffKeys).where(eq(staffKeys.userId, userId))
    await tx.update(staffLogins).set({ ended: true }).where(eq(staffLogins.userId, userId))
    await recordAudit(tx, ctx, { action: 'staff.resetCode', target: `user:${userId}`, reason })
  })
}
