import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { findOnDuty } from '../../../people/staff/queries-duty'

/** Refuses FORBIDDEN for a member who is off duty: only members on duty take checks and read accounts. */
export async function assertOnDuty(ctx: StaffCtx): Promise<void> {
  const [onDuty] = await findOnDuty(ctx.db, [ctx.user.userId], ctx.now())
  if (onDuty === undefined) throw refuse('FORBIDDEN', '不在接单中，开始接单后再处理上架验号')
}
