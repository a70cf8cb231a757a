import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { storedSize } from '@/lib/shared/pictures/picture-size'
import { uploads } from '../../../db/schema/listings/media'
import type { UserCtx } from '../../../runtime/context'
import { storedUrl } from '../../../runtime/private-media'
import { Refusal, refuse } from '../../../runtime/refusal'
import { randomToken } from '../../../runtime/vault'
import { claimQuota } from './claim-quota'
import { Turns } from './internal/turns'
import { assertQuota } from './queries'
import { DECODED_PIXELS, decodedPixels, IMAGE_TYPES, MAX_BYTES, type Picture, type Purpose, sizeError } from './rules'

const QUALITY = 75
/** Files that may be tried per token. */
const MAX_TRIES = 3

/**
 * Waiting uploads hold their files in memory, at most 10 MB each. All running ones together decode at most as many
 * pixels as one of the largest.
 */
const decoding = new Turns({ running: 4, cost: Math.max(...Object.values(DECODED_PIXELS)), waiting: 36, ofUser: 12 })

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
  const opened = await open(form.file)
  const cost = opened instanceof Refusal ? 0 : decodedPixels(opened)
  return decoding.take({ userId: ctx.user.userId, cost }, () => spend(ctx, form, opened))
}

async function spend(ctx: UserCtx, input: UploadForm, opened: Opened | Refusal) {
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

interface Opened extends Picture {
  bytes: Buffer
}

/** Returns the header of a picture, or the refusal. */
async function open(file: File | null): Promise<Opened | Refusal> {
  if (!file) return refuse('BAD_IMAGE_TYPE', '请选择要上传的图片')
  if (file.size > MAX_BYTES) return refuse('IMAGE_TOO_LARGE')
  const bytes = Buffer.from(await file.arrayBuffer())
  const kind = await fileTypeFromBuffer(bytes)
  if (!IMAGE_TYPES.some((type) => type === kind?.mime)) return refuse('BAD_IMAGE_TYPE')
  try {
    const { autoOrient, format, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return { bytes, ...autoOrient, isShrinkable: format === 'jpeg' && !isProgressive }
  } catch {
    return damaged()
  }
}

async function reencode(
  opened: Opened | Refusal,
  purpose: Purpose,
): Promise<{ body: Buffer; width: number; height: number }> {
  if (opened instanceof Refusal) throw opened
  const fault = sizeError(opened, purpose)
  if (fault) throw refuse('IMAGE_TOO_LARGE', fault)
  try {
    const { data, info } = await sharp(opened.bytes, { limitInputPixels: false, failOn: 'error' })
      .rotate()
      .resize({ ...storedSize(opened), fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { body: data, width: info.width, height: info.height }
  } catch {
    throw damaged()
  }
}

const damaged = () => refuse('BAD_IMAGE_TYPE', '图片已损坏，无法打开，请换一张')
