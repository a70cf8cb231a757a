import type { Ctx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { findNameFault, type PublicName } from './queries-names'

/** Refuses INVALID_INPUT for a name that would be taken for staff or for this site. */
export async function refuseStaffName(ctx: Ctx, name: PublicName): Promise<void> {
  const fault = await findNameFault(ctx, name)
  if (fault) throw refuse('INVALID_INPUT', fault, { field: name.field })
}
