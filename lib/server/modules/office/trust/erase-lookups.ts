import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { blackLookups } from '../../../db/schema/office/trust'

/** Deletes a user's blacklist lookups; reports and appeals are cases and are kept. */
export async function eraseLookups(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(blackLookups).where(eq(blackLookups.userId, userId))
}
