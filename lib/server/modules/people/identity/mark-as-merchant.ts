import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { users } from '../../../db/schema/people/identity'

/** Shows or hides the currency merchant pages of a member. */
export async function markAsMerchant(
  tx: Tx,
  { userId, isQuickShop }: { userId: UserId; isQuickShop: boolean },
): Promise<void> {
  await tx.update(users).set({ isQuickShop }).where(eq(users.id, userId))
}
