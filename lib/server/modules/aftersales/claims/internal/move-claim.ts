import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { claims } from '../../../../db/schema/claims'
import { refuse } from '../../../../runtime/refusal'
import { closeApprovals } from '../../../core/oversight/close-approvals'
import type { Claim } from '../types'

/** Updates the claim only if it is still at the stage it was read at. Refuses CLAIM_STATE. */
export async function moveClaim(tx: Tx, from: Claim, set: Partial<Claim>): Promise<Claim> {
  const [moved] = await tx
    .update(claims)
    .set(set)
    .where(and(eq(claims.id, from.id), eq(claims.stage, from.stage)))
    .returning()
  if (!moved) throw refuse('CLAIM_STATE')
  if (moved.stage !== from.stage) await closeApprovals(tx, `claim:${from.sn}`)
  return moved
}
