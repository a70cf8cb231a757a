import { eq } from 'drizzle-orm'
import { staffKeys, staffLogins, staffRecoveryCodes } from '../../../db/schema/staff'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { keepAudit } from '../../core/oversight/keep-audit'
import { lockOther } from './internal/lock-other'

/** Another member lost the authenticator: it enrols anew, and is out of the rooms till then. Refuses NOT_FOUND, FORBIDDEN. */
export async function resetCode(
  ctx: StaffCtx,
  { memberId, reason }: { memberId: number; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx) => {
    const { userId } = (await lockOther(tx, ctx, memberId)).member
    await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.userId, userId))
    await tx.delete(staffKeys).where(eq(staffKeys.userId, userId))
    await tx.update(staffLogins).set({ ended: true }).where(eq(staffLogins.userId, userId))
    await keepAudit(tx, ctx, { action: 'staff.resetCode', target: `user:${userId}`, reason })
  })
}
