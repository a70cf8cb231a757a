import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { users } from '../../../db/schema/identity'

/** Shows or hides the booster pages of a member. */
export async function markAsBooster(
  tx: Tx,
  { userId, isBooster }: { userId: number; isBooster: boolean },
): Promise<void> {
  await tx.update(users).set({ isBooster }).where(eq(users.id, userId))
}
