import { type PictureSize, storedSize } from '@/lib/shared/pictures/picture-size'

/** Pictures of goods and evidence: png, jpg and jpeg, at most 10 MB, compressed at quality 0.5. */
const TYPES = ['image/png', 'image/jpg', 'image/jpeg']
const MAX_BYTES = 10 * 1024 * 1024
const QUALITY = 0.5
/** Keeps the text sharp; as a PNG it would take a phone many seconds. */
const LONG_SCREENSHOT = { fileType: 'image/jpeg', initialQuality: 0.8 }

/** Why a picture is rejected, or undefined. */
export function imageRefusal(file: File): string | undefined {
  if (!TYPES.includes(file.type)) return '图片格式不对，请上传JPEG/JPG/PNG格式图片'
  return file.size > MAX_BYTES ? '图片大小不能超过10M' : undefined
}

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
