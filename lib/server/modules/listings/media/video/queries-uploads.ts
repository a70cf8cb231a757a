import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { VideoUpload } from '@/lib/contract/site/video'
import { DAY_MS } from '@/lib/shared/time'
import { partSize } from '@/lib/shared/video/video-files'
import type { Db } from '../../../../db/client'
import { videos } from '../../../../db/schema/listings/media'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import { presentUpload } from './present'
import type { Video } from './types'

/** An own upload that is not over. Refuses VIDEO_GONE. */
export async function findUpload(ctx: UserCtx, uploadId: string): Promise<Video> {
  const mine = and(eq(videos.id, uploadId), eq(videos.userId, ctx.user.userId))
  const [video] = await ctx.db.select().from(videos).where(mine)
  if (!video || (!video.doneAt && video.expiresAt <= ctx.now())) throw refuse('VIDEO_GONE')
  return video
}

/** An own upload that takes parts. Refuses VIDEO_GONE, VIDEO_BUSY, BAD_PART for a number that the file does not have. */
export async function findOpenUpload(ctx: UserCtx, { uploadId, part }: { uploadId: string; part: number }) {
  const video = await findUpload(ctx, uploadId)
  const bytes = partSize(video.bytes, part)
  if (bytes === 0) throw refuse('BAD_PART')
  if (video.doneAt || video.checkingAt) throw refuse('VIDEO_BUSY')
  return { video, part: { n: part, bytes } }
}

/** State of an own upload: what arrived, or the stored video. Refuses VIDEO_GONE. */
export async function loadUpload(ctx: UserCtx, { uploadId }: { uploadId: string }): Promise<VideoUpload> {
  const video = await findUpload(ctx, uploadId)
  const { parts } = ctx.storage
  return presentUpload(ctx, video, {
    parts: video.doneAt ? [] : await parts.list(video),
    isDirect: !video.doneAt && parts.addressOf(video, { n: 1, bytes: 1 }) !== null,
  })
}

/** Where a part may be sent without passing this program; '' where it must. Refuses VIDEO_GONE, VIDEO_BUSY, BAD_PART. */
export async function loadPartAddress(
  ctx: UserCtx,
  input: { uploadId: string; part: number },
): Promise<{ url: string }> {
  const { video, part } = await findOpenUpload(ctx, input)
  return { url: ctx.storage.parts.addressOf(video, part) ?? '' }
}

/** Bytes of the videos of the caller's person in the last 24 hours, including what still arrives. */
export async function videoBytesOfDay(ctx: UserCtx, db: Db): Promise<number> {
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const [used] = await db
    .select({ bytes: sql<number>`coalesce(sum(${videos.bytes}), 0)::float8` })
    .from(videos)
    .where(and(inArray(videos.userId, accountsOfPerson(ctx.user.userId)), gt(videos.createdAt, since)))
  return used?.bytes ?? 0
}
