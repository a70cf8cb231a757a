import { and, eq } from 'drizzle-orm'
import { posterKey } from '@/lib/shared/video/video-files'
import { videos } from '../../../../db/schema/listings/media'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { openPicture, reencodeInTurn } from '../internal/picture-file'
import { findUpload } from './queries-uploads'

/**
 * Stores the first picture of an own complete video, as its browser made it; once, because others may have seen it.
 * Refuses VIDEO_GONE, VIDEO_BUSY before the video is complete, BAD_IMAGE_TYPE, IMAGE_TOO_LARGE.
 */
export async function saveVideoPoster(
  ctx: UserCtx,
  { uploadId, file }: { uploadId: string; file: File | null },
): Promise<void> {
  const { id, key, doneAt, hasPoster, purpose } = await findUpload(ctx, uploadId)
  if (!doneAt) throw refuse('VIDEO_BUSY')
  if (hasPoster) return
  const { body } = await reencodeInTurn(ctx, await openPicture(file), purpose)
  const [row] = await ctx.db
    .update(videos)
    .set({ hasPoster: true })
    .where(and(eq(videos.id, id), eq(videos.hasPoster, false)))
    .returning({ id: videos.id })
  if (row) await ctx.storage.write(posterKey(key), body, 'image/webp')
}
