import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { refuse } from '../../../../runtime/refusal'
import { closeApprovals } from '../../../core/oversight/close-approvals'
import type { Claim } from '../claim/types'
import type { Dispute } from '../dispute/types'
import { type CaseKind, type CaseRow, CLAIM, DISPUTE } from './case-kind'

/** Updates the case only if it is still at the stage it was read at. Refuses DISPUTE_STATE or CLAIM_STATE. */
async function moveCase<C extends CaseRow>(
  { name, table, stale }: CaseKind<C>,
  tx: Tx,
  from: C,
  set: Partial<C>,
): Promise<C> {
  const atStage = eq(table.stage, (from as Dispute).stage)
  const [moved] = await tx
    .update(table)
    .set(set as Partial<Dispute>)
    .where(and(eq(table.id, from.id), atStage))
    .returning()
  if (!moved) throw refuse(stale)
  if (moved.stage !== from.stage) await closeApprovals(tx, `${name}:${from.sn}`)
  return moved as CaseRow as C
}

export const moveDispute = (tx: Tx, from: Dispute, set: Partial<Dispute>): Promise<Dispute> =>
  moveCase(DISPUTE, tx, from, set)
export const moveClaim = (tx: Tx, from: Claim, set: Partial<Claim>): Promise<Claim> => moveCase(CLAIM, tx, from, set)
