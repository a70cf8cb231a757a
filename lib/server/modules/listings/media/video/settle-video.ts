import { createHash } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { VideoUpload } from '@/lib/contract/site/video'
import { BadVideo, DAMAGED } from '@/lib/shared/video/byte-reader'
import { readVideo } from '@/lib/shared/video/read-video'
import type { VideoFacts } from '@/lib/shared/video/video-facts'
import { typeOfKey } from '@/lib/shared/video/video-files'
import { uploads, videos } from '../../../../db/schema/listings/media'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { Refusal, refuse } from '../../../../runtime/refusal'
import { presentUpload } from './present'
import { findUpload } from './queries-uploads'
import { CHECK_MS, isWhole } from './rules'
import type { Video } from './types'

interface Checked extends VideoFacts {
  sha256: string
}

/**
 * Joins the parts, reads the file again from its first to its last byte and makes it the caller's; a second call returns
 * the same. A file that is no video, or not the announced one, is removed. Refuses VIDEO_GONE, VIDEO_BUSY while another
 * call checks it, BAD_PART while parts are missing, BAD_VIDEO.
 */
export async function settleVideo(ctx: UserCtx, { uploadId }: { uploadId: string }): Promise<VideoUpload> {
  const known = await findUpload(ctx, uploadId)
  if (known.doneAt) return presentUpload(ctx, known, { parts: [], isDirect: false })
  const video = await claim(ctx, known)
  try {
    await join(ctx, video)
    const done = await finish(ctx, video, await check(ctx, video))
    return presentUpload(ctx, done, { parts: [], isDirect: false })
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'BAD_VIDEO') {
      await ctx.storage.remove(video.key)
      await ctx.db.delete(videos).where(eq(videos.id, video.id))
    } else await ctx.db.update(videos).set({ checkingAt: null }).where(eq(videos.id, video.id))
    throw error
  }
}

/** One caller at a time. */
async function claim(ctx: UserCtx, { id }: Video): Promise<Video> {
  const lost = new Date(ctx.now().getTime() - CHECK_MS)
  const isFree = or(isNull(videos.checkingAt), lt(videos.checkingAt, lost))
  const [video] = await ctx.db
    .update(videos)
    .set({ checkingAt: ctx.now() })
    .where(and(eq(videos.id, id), isNull(videos.doneAt), isFree))
    .returning()
  if (!video) throw refuse('VIDEO_BUSY')
  return video
}

/** A crash after joining leaves the whole file and no parts. */
async function join(ctx: UserCtx, video: Video): Promise<void> {
  const { parts } = ctx.storage
  const list = await parts.list(video)
  if (list.length === 0 && (await ctx.storage.sizeOf(video.key)) === video.bytes) return
  if (!isWhole(video.bytes, list)) throw refuse('BAD_PART')
  await parts.join(video)
}

async function check(ctx: UserCtx, { key, bytes, sha256 }: Video): Promise<Checked> {
  if ((await ctx.storage.sizeOf(key)) !== bytes) throw refuse('BAD_VIDEO', DAMAGED)
  try {
    const facts = await readVideo(bytes, (at, length) => readRange(ctx, key, at, length))
    if (facts.type !== typeOfKey(key)) throw refuse('BAD_VIDEO', '文件内容和它的后缀名不一致，请用原始录像上传')
    const hash = await hashOf(ctx, key)
    if (sha256 && hash !== sha256) throw refuse('BAD_VIDEO', DAMAGED)
    return Object.assign(facts, { sha256: hash })
  } catch (error) {
    throw error instanceof BadVideo ? refuse('BAD_VIDEO', error.text) : error
  }
}

async function readRange({ storage }: UserCtx, key: string, at: number, length: number): Promise<Uint8Array> {
  const found = await storage.openStream(key, { from: at, to: at + length - 1 })
  return found ? new Uint8Array(await new Response(found.body).arrayBuffer()) : new Uint8Array(0)
}

async function hashOf({ storage }: UserCtx, key: string): Promise<string> {
  const found = await storage.openStream(key)
  const hash = createHash('sha256')
  if (found) for await (const piece of found.body as unknown as AsyncIterable<Uint8Array>) hash.update(piece)
  return hash.digest('hex')
}

function finish(ctx: UserCtx, video: Video, { durationMs, codec, sha256 }: Checked): Promise<Video> {
  const { id, userId, purpose, key, bytes, createdAt, checkingAt } = video
  return inTx(ctx, async (tx) => {
    const at = ctx.now()
    const mine = and(eq(videos.id, id), isNull(videos.doneAt), eq(videos.checkingAt, checkingAt as Date))
    const [done] = await tx
      .update(videos)
      .set({ doneAt: at, checkingAt: null, sha256, durationMs, codec })
      .where(mine)
      .returning()
    if (!done) throw refuse('VIDEO_GONE')
    const expiresAt = at
    await tx
      .insert(uploads)
      .values({ id, userId, purpose, tokenHash: '', key, bytes, sha256, createdAt, expiresAt, usedAt: at })
    return done
  })
}
