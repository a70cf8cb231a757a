import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { uploads } from '../../db/schema/media'
import type { UserCtx } from '../../runtime/context'
import { storedUrl } from '../../runtime/private-media'
import { refuse } from '../../runtime/refusal'
import { randomToken } from '../../runtime/vault'
import { Turns } from './internal/turns'
import { assertQuota } from './queries'
import { IMAGE_TYPES, MAX_BYTES } from './rules'

const MAX_PIXELS = 40_000_000
const LONGEST_EDGE = 2000
const QUALITY = 75
/** Files a token may be tried with. */
const MAX_TRIES = 3

/** The waiting ones hold their files in memory: at most 10 MB each. */
const decoding = new Turns({ running: 4, waiting: 24, ofUser: 12 })

interface UploadForm {
  uploadId: string
  token: string
  index?: number
  file: File | null
}

/**
 * Spend the token, look at the bytes rather than the name, re-encode (drops metadata and whatever hides behind the
 * picture), store under a random key. A refused file gives the token back for another try. Refuses UPLOAD_TOKEN,
 * BAD_IMAGE_TYPE, IMAGE_TOO_LARGE, TOO_MANY.
 */
export function storeImage(ctx: UserCtx, form: UploadForm) {
  return decoding.take(ctx.user.userId, () => spend(ctx, form))
}

async function spend(ctx: UserCtx, input: UploadForm) {
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
    const { body, width, height } = await reencode(input.file)
    const name = randomToken(16)
    const key = `${token.purpose}/${name.slice(0, 2)}/${name}.webp`
    await ctx.storage.write(key, body, 'image/webp')
    const sha256 = createHash('sha256').update(body).digest('hex')
    await ctx.db.update(uploads).set({ key, bytes: body.length, sha256 }).where(mine)
    return { key, url: storedUrl(ctx, key), width, height, index: input.index ?? 0 }
  } catch (error) {
    await ctx.db.update(uploads).set({ usedAt: null }).where(mine)
    throw error
  }
}

async function reencode(file: File | null): Promise<{ body: Buffer; width: number; height: number }> {
  if (!file) throw refuse('BAD_IMAGE_TYPE', '请选择要上传的图片')
  if (file.size > MAX_BYTES) throw refuse('IMAGE_TOO_LARGE')
  const bytes = Buffer.from(await file.arrayBuffer())
  const kind = await fileTypeFromBuffer(bytes)
  if (!IMAGE_TYPES.some((type) => type === kind?.mime)) throw refuse('BAD_IMAGE_TYPE')
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST_EDGE, height: LONGEST_EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { body: data, width: info.width, height: info.height }
  } catch {
    throw refuse('BAD_IMAGE_TYPE', '图片已损坏或尺寸过大，请换一张')
  }
}
