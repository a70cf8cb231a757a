import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { boosters } from '../../../db/schema/boosting'
import { markBooster } from '../../people/identity/mark-booster'

/** A booster whose deposit is returned works no more; what the works came to stays. A suspension stays as well. */
export async function leaveWork(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(boosters)
    .set({ state: 'unpaid', paidAt: null })
    .where(and(eq(boosters.userId, userId), eq(boosters.state, 'active')))
  await markBooster(tx, { userId, isBooster: false })
}
