import type { Tx } from '../../../../db/client'
import { refuse } from '../../../../runtime/refusal'
import { holdPerson } from '../../../people/identity/queries-person'
import { findRestriction } from '../../../people/limits/queries'
import type { RestrictionRow } from '../../../people/limits/types'

/**
 * Locks the person of a restriction that is in force: two staff, an appeal and the end of its time see each other's
 * result. Refuses NOT_FOUND, RESTRICTION_STATE.
 */
export async function lockRestriction(tx: Tx, id: number): Promise<RestrictionRow> {
  const known = await findRestriction(tx, id)
  if (!known) throw refuse('NOT_FOUND', '没有这条账号限制')
  await holdPerson(tx, known.userId)
  const row = await findRestriction(tx, id)
  if (row?.state !== 'active') throw refuse('RESTRICTION_STATE', '这条限制已经结束')
  return row
}
