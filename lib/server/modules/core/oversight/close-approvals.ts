import { and, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { staffApprovals } from '../../../db/schema/core/oversight'
import { APPROVAL_HOURS, EXPIRED } from './rules-approvals'
import type { Approval } from './types'

/** Voids the pending approvals of a case that went on without them; they count as withdrawn by the requester. */
export async function closeApprovals(tx: Tx, target: string): Promise<void> {
  const { target: of, state, askedBy } = staffApprovals
  await tx
    .update(staffApprovals)
    .set({ state: 'declined', decidedBy: sql`${askedBy}`, decidedAt: sql`now()`, decision: '案件已有进展，自动失效' })
    .where(and(eq(of, target), eq(state, 'open')))
}

/** Ends approvals that were not decided in time, and returns them. */
export async function closeOverdueApprovals(tx: Tx, now: Date): Promise<Approval[]> {
  const { createdAt, state, askedBy } = staffApprovals
  const until = new Date(now.getTime() - APPROVAL_HOURS * 3_600_000)
  return tx
    .update(staffApprovals)
    .set({ state: 'declined', decidedBy: sql`${askedBy}`, decidedAt: now, decision: EXPIRED })
    .where(and(lte(createdAt, until), eq(state, 'open')))
    .returning()
}
