import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { users } from '../../../db/schema/people/identity'

/** Shows or hides the booster pages of a member. */
export async function markAsBooster(
  tx: Tx,
  { userId, isBooster }: { userId: UserId; isBooster: boolean },
): Promise<void> {
  await tx.update(users).set({ isBooster }).where(eq(users.id, userId))
}
