import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { storedSize } from '@/lib/shared/pictures/picture-size'
import type { UserCtx } from '../../../../runtime/context'
import { Refusal, refuse } from '../../../../runtime/refusal'
import { DECODED_PIXELS, decodedPixels, IMAGE_TYPES, MAX_BYTES, type Picture, type Purpose, sizeError } from '../rules'
import { Turns } from './turns'

const QUALITY = 75

/**
 * Waiting uploads hold their files in memory, at most 10 MB each. All running ones together decode at most as many
 * pixels as one of the largest.
 */
const decoding = new Turns({ running: 4, cost: Math.max(...Object.values(DECODED_PIXELS)), waiting: 36, ofUser: 12 })

export interface OpenedPicture extends Picture {
  bytes: Buffer
}

export interface StoredPicture {
  body: Buffer
  width: number
  height: number
}

/** Returns the header of a picture, or the refusal. */
export async function openPicture(file: File | null): Promise<OpenedPicture | Refusal> {
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

/** Runs `work`, which re-encodes this picture, when it is the caller's turn. */
export const inTurnOf = <T>(ctx: UserCtx, opened: OpenedPicture | Refusal, work: () => Promise<T>): Promise<T> =>
  decoding.take({ userId: ctx.user.userId, cost: opened instanceof Refusal ? 0 : decodedPixels(opened) }, work)

/** Drops metadata and hidden data. Refuses BAD_IMAGE_TYPE, IMAGE_TOO_LARGE. */
export async function reencode(opened: OpenedPicture | Refusal, purpose: Purpose): Promise<StoredPicture> {
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

export const reencodeInTurn = (ctx: UserCtx, opened: OpenedPicture | Refusal, purpose: Purpose) =>
  inTurnOf(ctx, opened, () => reencode(opened, purpose))

const damaged = () => refuse('BAD_IMAGE_TYPE', '图片已损坏，无法打开，请换一张')
