import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { users } from '../../db/schema/identity'

/** The member's pages show what boosters have. */
export async function markBooster(tx: Tx, userId: number): Promise<void> {
  await tx.update(users).set({ isBooster: true }).where(eq(users.id, userId))
}
