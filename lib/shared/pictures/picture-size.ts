/** Long screenshots keep this width, so that they stay readable; WebP limits the height. */
const WIDEST = 2000
const HIGHEST = 16_383
/** Limit of a phone's canvas. */
const MOST_PIXELS = 16_000_000

export interface PictureSize {
  width: number
  height: number
}

/** Stored size of an uploaded picture: limited by width, height and area, never enlarged. */
export function storedSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, WIDEST / width, HIGHEST / height, Math.sqrt(MOST_PIXELS / (width * height)))
  const scaled = (edge: number) => Math.max(1, Math.floor(edge * scale))
  return { width: scaled(width), height: scaled(height) }
}
