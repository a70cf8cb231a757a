import type { DutyState } from '@/lib/shared/staff/desk'
import { deskDuties } from '../../../db/schema/staff'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { keepAudit } from '../../core/oversight/keep-audit'

interface Duty {
  state: DutyState
  fromHour: number
  toHour: number
}

/** A member of staff says whether it is there for new orders, and at what hours of the day. */
export async function setDuty(ctx: StaffCtx, duty: Duty): Promise<void> {
  const { userId } = ctx.user
  const set = { ...duty, changedAt: ctx.now() }
  await inTx(ctx, async (tx) => {
    await tx
      .insert(deskDuties)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: deskDuties.userId, set })
    await keepAudit(tx, ctx, { action: 'desk.duty', target: `user:${userId}`, after: duty })
  })
}
