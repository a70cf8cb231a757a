import type { Ctx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { assertDecent } from '../../core/moderation/assert-decent'
import { findNameError, type PublicName } from './queries-names'

/** Refuses INVALID_INPUT for a name that could be mistaken for staff or for this site, or that is indecent. */
export async function assertPublicName(ctx: Ctx, name: PublicName): Promise<void> {
  const error = await findNameError(ctx, name)
  if (error) throw refuse('INVALID_INPUT', error, { field: name.field })
  await assertDecent(ctx, { place: 'name', texts: { [name.field]: name.name } })
}
