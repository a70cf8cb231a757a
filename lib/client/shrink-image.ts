import { type PictureSize, storedSize } from '@/lib/shared/pictures/picture-size'

const QUALITY = 0.5
/** Keeps the text sharp; as a PNG it would take a phone many seconds. */
const LONG_SCREENSHOT = { fileType: 'image/jpeg', initialQuality: 0.8 }

/**
 * The picture in its stored size; the original if the browser cannot compress it, or if it has that size and compressing
 * does not save bytes. A larger original is refused, even one that has fewer bytes, such as a screenshot of few colours.
 */
export async function shrinkImage(file: File): Promise<File> {
  try {
    const { default: compress } = await import('browser-image-compression')
    const size = await sizeOf(file)
    const { width, height } = storedSize(size)
    // no web worker, because the library loads its worker from a CDN
    const small = await compress(file, {
      ...(isLong(size) ? LONG_SCREENSHOT : { initialQuality: QUALITY }),
      maxWidthOrHeight: Math.max(width, height),
      alwaysKeepResolution: false,
      useWebWorker: false,
    })
    const isStoredSize = width === size.width && height === size.height
    if (isStoredSize && small.size >= file.size) return file
    return new File([small], file.name, { type: small.type })
  } catch {
    return file
  }
}

const isLong = ({ width, height }: PictureSize) => height > 2 * width && width * height > 4_000_000

async function sizeOf(file: File): Promise<PictureSize> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}
