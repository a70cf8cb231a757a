import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { uploads } from '../../../db/schema/listings/media'
import type { UserCtx } from '../../../runtime/context'
import { storedUrl } from '../../../runtime/private-media'
import { type Refusal, refuse } from '../../../runtime/refusal'
import { randomToken } from '../../../runtime/vault'
import { claimQuota } from './claim-quota'
import { inTurnOf, type OpenedPicture, openPicture, reencode } from './internal/picture-file'
import { assertQuota } from './queries'

/** Files that may be tried per token. */
const MAX_TRIES = 3

interface UploadForm {
  uploadId: string
  token: string
  index?: number
  file: File | null
}

/**
 * Consumes the token, detects the format from the bytes, re-encodes (drops metadata and hidden data) and stores under a
 * random key. A rejected file leaves the token valid for another try. Refuses UPLOAD_TOKEN, BAD_IMAGE_TYPE,
 * IMAGE_TOO_LARGE, TOO_MANY.
 */
export async function saveImage(ctx: UserCtx, form: UploadForm) {
  const opened = await openPicture(form.file)
  return inTurnOf(ctx, opened, () => spend(ctx, form, opened))
}

async function spend(ctx: UserCtx, input: UploadForm, opened: OpenedPicture | Refusal) {
  await assertQuota(ctx)
  const mine = and(
    eq(uploads.id, input.uploadId),
    eq(uploads.userId, ctx.user.userId),
    eq(uploads.tokenHash, ctx.vault.mac('upload', input.token)),
  )
  const [token] = await ctx.db
    .update(uploads)
    .set({ usedAt: ctx.now(), tries: sql`${uploads.tries} + 1` })
    .where(and(mine, isNull(uploads.usedAt), lt(uploads.tries, MAX_TRIES), gt(uploads.expiresAt, ctx.now())))
    .returning({ purpose: uploads.purpose })
  if (!token) throw refuse('UPLOAD_TOKEN')
  try {
    const { body, width, height } = await reencode(opened, token.purpose)
    const name = randomToken(16)
    const key = `${token.purpose}/${name.slice(0, 2)}/${name}.webp`
    await claimQuota(ctx, { bytes: body.length, uploadId: input.uploadId })
    await ctx.storage.write(key, body, 'image/webp')
    const sha256 = createHash('sha256').update(body).digest('hex')
    await ctx.db.update(uploads).set({ key, sha256 }).where(mine)
    return { key, url: storedUrl(ctx, key), width, height, index: input.index ?? 0 }
  } catch (error) {
    await ctx.db.update(uploads).set({ usedAt: null, bytes: 0 }).where(mine)
    throw error
  }
}
