import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { disputes } from '../../../../db/schema/disputes'
import { refuse } from '../../../../runtime/refusal'
import { closeApprovals } from '../../../core/oversight/close-approvals'
import type { Dispute } from '../types'

/** Updates the dispute only if it is still at the stage it was read at. Refuses DISPUTE_STATE. */
export async function moveDispute(tx: Tx, from: Dispute, set: Partial<Dispute>): Promise<Dispute> {
  const [moved] = await tx
    .update(disputes)
    .set(set)
    .where(and(eq(disputes.id, from.id), eq(disputes.stage, from.stage)))
    .returning()
  if (!moved) throw refuse('DISPUTE_STATE')
  if (moved.stage !== from.stage) await closeApprovals(tx, `dispute:${from.sn}`)
  return moved
}
