import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../../db/client'
import { claims } from '../../../../db/schema/claims'
import { refuse } from '../../../../runtime/refusal'
import { endApprovals } from '../../../core/oversight/end-approvals'
import type { Claim } from '../types'

/** From the stage it was read at, else not at all. Refuses CLAIM_STATE. */
export async function moveClaim(tx: Tx, from: Claim, set: Partial<Claim>): Promise<Claim> {
  const [moved] = await tx
    .update(claims)
    .set(set)
    .where(and(eq(claims.id, from.id), eq(claims.stage, from.stage)))
    .returning()
  if (!moved) throw refuse('CLAIM_STATE')
  if (moved.stage !== from.stage) await endApprovals(tx, `claim:${from.sn}`)
  return moved
}
