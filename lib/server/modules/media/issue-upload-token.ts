import { and, eq, gt, sql } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { uploads } from '../../db/schema/media'
import type { UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { randomToken } from '../../runtime/vault'
import { MAX_BYTES } from './store-image'

const LIFE_MS = 10 * 60_000
const DAY_BYTES = 300 * 1024 * 1024

/** Bound to user and purpose, one upload, ten minutes; 300 MB a day per user. Refuses TOO_MANY. */
export async function issueUploadToken(
  ctx: UserCtx,
  input: { purpose: 'goods' | 'chat' | 'avatar' | 'evidence' },
): Promise<{ uploadId: string; token: string; maxBytes: number }> {
  const since = new Date(ctx.now().getTime() - DAY_MS)
  const [used] = await ctx.db
    .select({ bytes: sql<number>`coalesce(sum(${uploads.bytes}), 0)::float8` })
    .from(uploads)
    .where(and(eq(uploads.userId, ctx.user.userId), gt(uploads.createdAt, since)))
  if ((used?.bytes ?? 0) > DAY_BYTES) throw refuse('TOO_MANY', '今日上传图片已达上限，请明天再试')
  const [uploadId, token] = [randomToken(12), randomToken(24)]
  await ctx.db.insert(uploads).values({
    id: uploadId,
    userId: ctx.user.userId,
    purpose: input.purpose,
    tokenHash: ctx.vault.mac('upload', token),
    createdAt: ctx.now(),
    expiresAt: new Date(ctx.now().getTime() + LIFE_MS),
  })
  return { uploadId, token, maxBytes: MAX_BYTES }
}
