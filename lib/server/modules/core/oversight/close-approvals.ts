import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client'
import { staffApprovals } from '../../../db/schema/core/oversight'

/** Hours a second approver has to decide. */
export const APPROVAL_HOURS = 72

/** Voids the pending approvals of a case that went on without them; they count as withdrawn by the requester. */
export async function closeApprovals(tx: Tx, target: string): Promise<void> {
  const { target: of, state, askedBy } = staffApprovals
  await tx
    .update(staffApprovals)
    .set({ state: 'declined', decidedBy: sql`${askedBy}`, decidedAt: sql`now()`, decision: '案件已有进展，自动失效' })
    .where(and(eq(of, target), eq(state, 'open')))
}

/** Expires approvals that were not decided in time. */
export async function expireApprovals(db: Db, now: Date): Promise<void> {
  const { createdAt, state, askedBy } = staffApprovals
  const until = new Date(now.getTime() - APPROVAL_HOURS * 3_600_000)
  await db
    .update(staffApprovals)
    .set({
      state: 'declined',
      decidedBy: sql`${askedBy}`,
      decidedAt: now,
      decision: `超过 ${APPROVAL_HOURS} 小时没有复核，自动失效`,
    })
    .where(and(lte(createdAt, until), eq(state, 'open')))
}
