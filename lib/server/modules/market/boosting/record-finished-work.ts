import { eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { boosters } from '../../../db/schema/market/boosting'

export interface Work {
  userId: UserId
  outcome: 'done' | 'broken'
  isLate: boolean
  /** Income after the fee. */
  earnedFen: Fen
}

/** Records a finished work; levels and public statistics are calculated from these records. */
export async function recordFinishedWork(tx: Tx, { userId, outcome, isLate, earnedFen }: Work): Promise<void> {
  const isDone = outcome === 'done'
  await tx
    .update(boosters)
    .set({
      done: sql`${boosters.done} + ${isDone ? 1 : 0}`,
      late: sql`${boosters.late} + ${isDone && isLate ? 1 : 0}`,
      broken: sql`${boosters.broken} + ${isDone ? 0 : 1}`,
      earnedFen: sql`${boosters.earnedFen} + ${earnedFen.toString()}::bigint`,
    })
    .where(eq(boosters.userId, userId))
}
