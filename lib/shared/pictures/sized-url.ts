/** Available picture widths in px. A fixed list: an address with any other width is not found. */
const WIDTHS = [160, 320, 640, 960, 1280] as const
export type Width = (typeof WIDTHS)[number]

/** Uploaded pictures are re-encoded as WebP below these folders; generated covers are SVG and need no sizes. */
const SIZED = /^\/media\/((?:goods|avatar)\/[\w./-]+\.webp)$/

/** Address of an uploaded picture in one width; other addresses are returned unchanged. */
export const sizedUrl = (url: string, width: Width): string => url.replace(SIZED, `/media/sized/${width}/$1`)

/** `srcset` for a picture shown at most `widest` CSS px wide, up to twice its density; undefined for pictures without sizes. */
export function pictureSet(url: string, widest: number): string | undefined {
  if (!SIZED.test(url)) return undefined
  const wanted = WIDTHS.filter((_, i) => i === 0 || (WIDTHS[i - 1] as number) < widest * 2)
  return wanted.map((width) => `${sizedUrl(url, width)} ${width}w`).join(', ')
}

/** Parses such an address: the stored key and the width. */
export function readSizedKey(key: string): { original: string; width: Width } | undefined {
  const [, digits, original] = /^sized\/(\d{3,4})\/((?:goods|avatar)\/[\w./-]+\.webp)$/.exec(key) ?? []
  const width = WIDTHS.find((one) => String(one) === digits)
  return original && width ? { original, width } : undefined
}
