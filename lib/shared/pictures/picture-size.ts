/** A long screenshot keeps its width, which is what makes it readable; WebP cannot be higher. */
const WIDEST = 2000
const HIGHEST = 16_383
/** What a phone's canvas can hold. */
const MOST_PIXELS = 16_000_000

export interface PictureSize {
  width: number
  height: number
}

/** The size in which an uploaded picture is stored: limited by width, height and area, never enlarged. */
export function storedSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, WIDEST / width, HIGHEST / height, Math.sqrt(MOST_PIXELS / (width * height)))
  const scaled = (edge: number) => Math.max(1, Math.floor(edge * scale))
  return { width: scaled(width), height: scaled(height) }
}
