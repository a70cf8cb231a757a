import { and, isNull, lt } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { uploads } from '../../../db/schema/media'

/** Deletes unused tokens. Rows of stored pictures are kept, because they record the owner of a picture. */
export async function pruneUploads(db: Db, now: Date): Promise<void> {
  await db.delete(uploads).where(and(isNull(uploads.key), lt(uploads.expiresAt, new Date(now.getTime() - DAY_MS))))
}
