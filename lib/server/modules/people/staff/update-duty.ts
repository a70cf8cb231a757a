import { shiftText } from '@/lib/shared/staff/shifts'
import { deskDuties } from '../../../db/schema/people/staff'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { recordAudit } from '../../core/oversight/record-audit'
import { type Duty, formerHoursOf } from './rules-duty'

/** Sets whether a staff member accepts new orders, and in which shifts. */
export async function updateDuty(ctx: StaffCtx, { state, shifts, holidays }: Duty): Promise<void> {
  const { userId } = ctx.user
  const roster = { shifts: [...shifts], holidays: [...holidays] }
  const former = formerHoursOf(roster)
  const set = { ...roster, ...former, state, changedAt: ctx.now() }
  await inTx(ctx, async (tx) => {
    await tx
      .insert(deskDuties)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: deskDuties.userId, set })
    const after = { state, shifts: shifts.map(shiftText), holidays }
    await recordAudit(tx, ctx, { action: 'desk.duty', target: `user:${userId}`, after })
  })
}
