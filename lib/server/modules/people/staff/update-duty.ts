import type { DutyState } from '@/lib/shared/staff/desk'
import { deskDuties } from '../../../db/schema/people/staff'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'

interface Duty {
  state: DutyState
  fromHour: number
  toHour: number
}

/** Sets whether a staff member accepts new orders, and at what hours of the day. */
export async function updateDuty(ctx: StaffCtx, duty: Duty): Promise<void> {
  const { userId } = ctx.user
  const set = { ...duty, changedAt: ctx.now() }
  await inTx(ctx, async (tx) => {
    await tx
      .insert(deskDuties)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: deskDuties.userId, set })
    await recordAudit(tx, ctx, { action: 'desk.duty', target: `user:${userId}`, after: duty })
  })
}
