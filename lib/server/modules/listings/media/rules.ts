import { type PictureSize, storedSize } from '@/lib/shared/pictures/picture-size'

/** Maximum size of a picture. */
export const MAX_BYTES = 10 * 1024 * 1024
/** Time of expiry that marks a stored picture whose file is to be deleted. */
export const ERASED = new Date(0)
/** Accepted formats, detected from the bytes, not the file name. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const
/** Maximum stored bytes of a user's pictures in 24 hours. */
export const DAY_BYTES = 300 * 1024 * 1024
export const QUOTA_USED = '今日上传图片已达上限，请明天再试'

export type Purpose = 'goods' | 'chat' | 'avatar' | 'evidence' | 'site'
/** Maximum decoded pixels per picture. Pictures of goods and site pages are shown large. */
export const DECODED_PIXELS: Record<Purpose, number> = {
  goods: 40_000_000,
  site: 40_000_000,
  chat: 16_000_000,
  evidence: 16_000_000,
  avatar: 16_000_000,
}

export interface Picture extends PictureSize {
  /** A baseline JPEG, which the decoder can shrink by powers of two. */
  isShrinkable: boolean
}

/**
 * Returns source pixels per decoded pixel, per dimension: a shrinkable picture that is stored at half its size or less
 * is decoded at half.
 */
const shrinkOf = ({ isShrinkable, ...size }: Picture) =>
  isShrinkable && storedSize(size).width * 2 <= size.width ? 4 : 1

export const decodedPixels = (picture: Picture): number => (picture.width * picture.height) / shrinkOf(picture)

/** Returns why the size of a picture is not accepted for a purpose; undefined if it is. */
export function sizeError(picture: Picture, purpose: Purpose): string | undefined {
  const most = DECODED_PIXELS[purpose]
  if (decodedPixels(picture) <= most) return undefined
  const { width, height } = picture
  return `图片像素过多：${width}×${height}，约${tenThousands(width * height)}万像素，最多${tenThousands(most * shrinkOf(picture))}万像素，请缩小后再上传`
}

const tenThousands = (pixels: number) => Math.ceil(pixels / 10_000)
