import { and, desc, eq } from 'drizzle-orm'
import { savedSearches } from '../../../db/schema/orders/searches'
import type { UserCtx } from '../../../runtime/context'
import { presentSearch } from './present'

/** Lists the caller's saved searches on this site, newest first. */
export async function listOwnSearches({ db, user, dist }: UserCtx) {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, user.userId), eq(savedSearches.distId, dist.distId)))
    .orderBy(desc(savedSearches.id))
  return { list: rows.map(presentSearch) }
}
