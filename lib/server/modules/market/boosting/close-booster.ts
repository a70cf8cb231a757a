import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { boosters } from '../../../db/schema/market/boosting'
import { markAsBooster } from '../../people/identity/mark-as-booster'

/** Deactivates a booster whose deposit is returned; the statistics are kept, and so is a suspension. */
export async function closeBooster(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .update(boosters)
    .set({ state: 'unpaid', paidAt: null })
    .where(and(eq(boosters.userId, userId), eq(boosters.state, 'active')))
  await markAsBooster(tx, { userId, isBooster: false })
}
