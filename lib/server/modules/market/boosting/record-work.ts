import { eq, sql } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { boosters } from '../../../db/schema/boosting'

export interface Work {
  userId: number
  outcome: 'done' | 'broken'
  isLate: boolean
  /** After the fee. */
  earnedFen: Fen
}

/** A work ended: what levels and the public figures come from. */
export async function recordWork(tx: Tx, { userId, outcome, isLate, earnedFen }: Work): Promise<void> {
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
