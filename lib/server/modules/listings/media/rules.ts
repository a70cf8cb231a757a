import { type PictureSize, storedSize } from '@/lib/shared/pictures/picture-size'

/** Of one picture. */
export const MAX_BYTES = 10 * 1024 * 1024
/** What a picture may come as; told by its bytes, not by its name. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg'] as const
/** Of the pictures a user stores in 24 hours, as stored. */
export const DAY_BYTES = 300 * 1024 * 1024
export const QUOTA_USED = '今日上传图片已达上限，请明天再试'

export type Purpose = 'goods' | 'chat' | 'avatar' | 'evidence' | 'site'
/** Pixels that are decoded of one picture. Goods and pages of a site are shown large. */
export const DECODED_PIXELS: Record<Purpose, number> = {
  goods: 40_000_000,
  site: 40_000_000,
  chat: 16_000_000,
  evidence: 16_000_000,
  avatar: 16_000_000,
}

export interface Picture extends PictureSize {
  /** A JPEG whose lines come in order, which the decoder can shrink by whole factors of two. */
  isShrinkable: boolean
}

/** How many pixels of one are a decoded pixel: a shrinkable one that is stored at half its size or less is decoded at half. */
const shrinkOf = ({ isShrinkable, ...size }: Picture) =>
  isShrinkable && storedSize(size).width * 2 <= size.width ? 4 : 1

export const decodedPixels = (picture: Picture): number => (picture.width * picture.height) / shrinkOf(picture)

/** What is wrong with a picture's size for a purpose. */
export function sizeFault(picture: Picture, purpose: Purpose): string | undefined {
  const most = DECODED_PIXELS[purpose]
  if (decodedPixels(picture) <= most) return undefined
  const { width, height } = picture
  return `图片像素过多：${width}×${height}，约${tenThousands(width * height)}万像素，最多${tenThousands(most * shrinkOf(picture))}万像素，请缩小后再上传`
}

const tenThousands = (pixels: number) => Math.ceil(pixels / 10_000)
