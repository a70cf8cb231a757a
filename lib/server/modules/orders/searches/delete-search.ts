import { and, eq } from 'drizzle-orm'
import { savedSearches } from '../../../db/schema/orders/searches'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'

/** Deletes one of the caller's saved searches. Refuses NOT_FOUND. */
export async function deleteSearch({ db, user }: UserCtx, { searchId }: { searchId: number }): Promise<void> {
  const deleted = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, searchId), eq(savedSearches.userId, user.userId)))
    .returning({ id: savedSearches.id })
  if (deleted.length === 0) throw refuse('NOT_FOUND', '没有这个订阅')
}
