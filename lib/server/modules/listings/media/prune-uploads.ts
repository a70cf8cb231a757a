import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { uploads } from '../../../db/schema/listings/media'
import type { Services } from '../../../runtime/context'
import { ERASED } from './rules'

/**
 * Deletes unused tokens, and erased pictures: first the file, then its row. Rows of other stored pictures are kept,
 * because they record the owner of a picture.
 */
export async function pruneUploads({ db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - DAY_MS)
  await db.delete(uploads).where(and(isNull(uploads.key), lt(uploads.expiresAt, before)))
  const isErased = and(isNotNull(uploads.key), eq(uploads.expiresAt, ERASED))
  for (const { id, key } of await db.select({ id: uploads.id, key: uploads.key }).from(uploads).where(isErased)) {
    if (key) await storage.remove(key)
    await db.delete(uploads).where(eq(uploads.id, id))
  }
}
