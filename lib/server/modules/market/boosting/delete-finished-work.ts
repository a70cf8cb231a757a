import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { boosters } from '../../../db/schema/market/boosting'
import type { Work } from './record-finished-work'

/** Reverses `recordFinishedWork` for a completed work. */
export async function deleteFinishedWork(
  tx: Tx,
  { userId, isLate, earnedFen }: Pick<Work, 'userId' | 'isLate' | 'earnedFen'>,
): Promise<void> {
  await tx
    .update(boosters)
    .set({
      done: sql`${boosters.done} - 1`,
      late: sql`${boosters.late} - ${isLate ? 1 : 0}`,
      earnedFen: sql`${boosters.earnedFen} - ${earnedFen.toString()}::bigint`,
    })
    .where(eq(boosters.userId, userId))
}
