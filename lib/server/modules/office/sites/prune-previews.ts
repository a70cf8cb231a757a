import { lt } from 'drizzle-orm'
import { sitePreviews } from '../../../db/schema/sites'
import type { Services } from '../../../runtime/context'

/** Forgets tickets that open nothing any more. */
export const prunePreviews = async ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> => {
  await db.delete(sitePreviews).where(lt(sitePreviews.expiresAt, now()))
}
