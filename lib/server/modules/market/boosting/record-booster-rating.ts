import { eq, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { boosters } from '../../../db/schema/market/boosting'

/** Records a customer's rating of a completed work. */
export async function recordBoosterRating(tx: Tx, { userId, stars }: { userId: UserId; stars: number }): Promise<void> {
  await tx
    .update(boosters)
    .set({ ratings: sql`${boosters.ratings} + 1`, stars: sql`${boosters.stars} + ${stars}` })
    .where(eq(boosters.userId, userId))
}
