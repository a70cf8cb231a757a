import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { users } from '../../../db/schema/identity'

/** The member's pages show what boosters have. */
export async function markBooster(
  tx: Tx,
  { userId, isBooster }: { userId: number; isBooster: boolean },
): Promise<void> {
  await tx.update(users).set({ isBooster }).where(eq(users.id, userId))
}
