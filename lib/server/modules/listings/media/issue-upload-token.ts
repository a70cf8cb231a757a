import { uploads } from '../../../db/schema/listings/media'
import type { UserCtx } from '../../../runtime/context'
import { randomToken } from '../../../runtime/vault'
import { assertQuota } from './queries'
import { MAX_BYTES, type Purpose } from './rules'

const LIFE_MS = 10 * 60_000

/** Issues a token for one upload, bound to user and purpose and valid for ten minutes. Refuses TOO_MANY. */
export async function issueUploadToken(
  ctx: UserCtx,
  input: { purpose: Purpose },
): Promise<{ uploadId: string; token: string; maxBytes: number }> {
  await assertQuota(ctx)
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
