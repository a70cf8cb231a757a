import { and, eq, isNull } from 'drizzle-orm'
import { videos } from '../../../../db/schema/listings/media'
import type { UserCtx } from '../../../../runtime/context'

/**
 * Removes an own upload that is not complete and gives its bytes back to the day. Nothing happens if there is none, or
 * while it is checked.
 */
export async function cancelVideo(ctx: UserCtx, { uploadId }: { uploadId: string }): Promise<void> {
  const mine = and(eq(videos.id, uploadId), eq(videos.userId, ctx.user.userId))
  const [video] = await ctx.db
    .update(videos)
    .set({ checkingAt: ctx.now() })
    .where(and(mine, isNull(videos.doneAt), isNull(videos.checkingAt)))
    .returning()
  if (!video) return
  await ctx.storage.parts.drop(video)
  await ctx.db.delete(videos).where(eq(videos.id, video.id))
}
