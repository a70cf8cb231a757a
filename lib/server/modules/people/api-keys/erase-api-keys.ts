import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { apiCalls, apiKeys } from '../../../db/schema/people/api-keys'

/** Deletes the keys of a person and the log of their calls. */
export async function eraseApiKeys(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(apiCalls).where(eq(apiCalls.userId, userId))
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId))
}
