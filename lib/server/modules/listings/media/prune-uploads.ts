import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { isVideoKey, posterKey } from '@/lib/shared/video/video-files'
import { uploads, videos } from '../../../db/schema/listings/media'
import type { Services } from '../../../runtime/context'
import { ERASED } from './rules'
import { CHECK_MS } from './video/rules'

type Stores = Pick<Services, 'db' | 'storage' | 'now'>

/**
 * Deletes unused tokens, videos that were not completed, and erased files: first the file, then its row. Rows of other
 * stored files are kept, because they record the owner of a file.
 */
export async function pruneUploads(services: Stores): Promise<void> {
  const { db, storage, now } = services
  const before = new Date(now().getTime() - DAY_MS)
  await db.delete(uploads).where(and(isNull(uploads.key), lt(uploads.expiresAt, before)))
  const isErased = and(isNotNull(uploads.key), eq(uploads.expiresAt, ERASED))
  for (const { id, key } of await db.select({ id: uploads.id, key: uploads.key }).from(uploads).where(isErased)) {
    if (key) await storage.remove(key)
    if (key && isVideoKey(key)) await storage.remove(posterKey(key))
    await db.delete(videos).where(eq(videos.id, id))
    await db.delete(uploads).where(eq(uploads.id, id))
  }
  await pruneVideos(services)
}

/** Marks them as being checked first: whoever still sends parts, or completes one, is refused. */
async function pruneVideos({ db, storage, now }: Stores): Promise<void> {
  const lost = new Date(now().getTime() - CHECK_MS)
  const over = await db
    .update(videos)
    .set({ checkingAt: now() })
    .where(
      and(
        isNull(videos.doneAt),
        lt(videos.expiresAt, now()),
        or(isNull(videos.checkingAt), lt(videos.checkingAt, lost)),
      ),
    )
    .returning()
  for (const video of over) {
    await storage.parts.drop(video)
    await storage.remove(video.key)
    await db.delete(videos).where(eq(videos.id, video.id))
  }
}
