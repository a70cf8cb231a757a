import { lt } from 'drizzle-orm'
import { sitePreviews } from '../../../db/schema/office/sites'
import type { Services } from '../../../runtime/context'

/** Deletes expired preview tickets. */
export const prunePreviews = async ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> => {
  await db.delete(sitePreviews).where(lt(sitePreviews.expiresAt, now()))
}
