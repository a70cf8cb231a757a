import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { users } from '../../../db/schema/identity'

/** The member's pages show what currency merchants have. */
export async function markQuickShop(
  tx: Tx,
  { userId, isQuickShop }: { userId: number; isQuickShop: boolean },
): Promise<void> {
  await tx.update(users).set({ isQuickShop }).where(eq(users.id, userId))
}
