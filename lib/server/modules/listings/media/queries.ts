import { and, desc, eq, gt, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { isVideoKey, MOST_VIDEOS } from '@/lib/shared/video/video-files'
import type { Db } from '../../../db/client'
import { uploads } from '../../../db/schema/listings/media'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { DAY_BYTES, QUOTA_USED } from './rules'

/** Checks that the user stored all these pictures; videos, and keys of other users, are refused. */
export async function assertOwnImages(ctx: UserCtx, keys: string[]): Promise<void> {
  if (keys.some(isVideoKey)) throw refuse('INVALID_INPUT', '这里只能上传图片')
  await assertOwnFiles(ctx, keys)
}

/**
 * Checks that the user stored all these pictures and videos, of which a few may be videos; keys of other users are
 * refused.
 */
export async function assertOwnFiles(ctx: UserCtx, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  if (keys.filter(isVideoKey).length > MOST_VIDEOS)
    throw refuse('INVALID_INPUT', `视频最多 ${MOST_VIDEOS} 段，请删去多余的`)
  const rows = await ctx.db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(eq(uploads.userId, ctx.user.userId), isNotNull(uploads.key), inArray(uploads.key, keys)))
  if (new Set(rows.map((r) => r.key)).size !== new Set(keys).size)
    throw refuse('INVALID_INPUT', keys.some(isVideoKey) ? '文件已失效，请重新上传' : '图片已失效，请重新上传')
}

/** Videos have a budget of their own. */
const isNoVideo = sql`(${uploads.key} is null or ${uploads.key} !~ '\\.(mp4|webm)$')`

/** Returns stored bytes of the caller's pictures of the last 24 hours. */
export async function bytesOfDay(ctx: UserCtx, db: Db): Promise<number> {
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const [used] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::float8` })
    .from(uploads)
    .where(and(eq(uploads.userId, ctx.user.userId), gt(uploads.createdAt, since), isNoVideo))
  return used?.bytes ?? 0
}

/**
 * Rejects users who have used up their daily quota before anything is decoded; the stored bytes are counted exactly
 * later. Refuses TOO_MANY.
 */
export async function assertQuota(ctx: UserCtx): Promise<void> {
  if ((await bytesOfDay(ctx, ctx.db)) >= DAY_BYTES) throw refuse('TOO_MANY', QUOTA_USED)
}

/** Returns SHA-256 of the originally uploaded files, in the order of `keys`; '' if it was not stored. */
export async function findHashes(db: Db, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .select({ key: uploads.key, sha256: uploads.sha256 })
    .from(uploads)
    .where(inArray(uploads.key, [...keys]))
  const hashOf = new Map(rows.map(({ key, sha256 }) => [key, sha256]))
  return keys.map((key) => hashOf.get(key) ?? '')
}

/** Bytes of these files together. */
export async function storedBytes(db: Db, keys: readonly string[]): Promise<number> {
  const [sum] = await db
    .select({ bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::float8` })
    .from(uploads)
    .where(inArray(uploads.key, [...keys]))
  return sum?.bytes ?? 0
}

/** Returns keys and stored bytes of the caller's pictures and videos, newest first. */
export async function listOwnPictures(ctx: UserCtx): Promise<{ key: string; bytes: number }[]> {
  const rows = await ctx.db
    .select({ key: uploads.key, bytes: uploads.bytes })
    .from(uploads)
    .where(and(eq(uploads.userId, ctx.user.userId), isNotNull(uploads.key)))
    .orderBy(desc(uploads.createdAt))
  return rows.flatMap(({ key, bytes }) => (key ? [{ key, bytes }] : []))
}

/** Of a member's pictures on these goods, those that another user uploaded earlier, and that user. */
export async function findRepeated(
  db: Db,
  { userId, keys }: { userId: UserId; keys: readonly string[] },
): Promise<{ key: string; firstKey: string; firstUserId: UserId }[]> {
  if (keys.length === 0) return []
  const first = alias(uploads, 'first')
  return db
    .select({ key: sql<string>`${uploads.key}`, firstKey: sql<string>`${first.key}`, firstUserId: first.userId })
    .from(uploads)
    .innerJoin(
      first,
      and(
        eq(first.sha256, uploads.sha256),
        eq(first.purpose, 'goods'),
        isNotNull(first.key),
        ne(first.userId, uploads.userId),
        lt(first.createdAt, uploads.createdAt),
      ),
    )
    .where(and(eq(uploads.userId, userId), inArray(uploads.key, [...keys])))
    .limit(20)
}
