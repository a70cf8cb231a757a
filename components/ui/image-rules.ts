/** Pictures of goods and evidence: png, jpg and jpeg, at most 10 MB, compressed at quality 0.5. */
const TYPES = ['image/png', 'image/jpg', 'image/jpeg']
const MAX_BYTES = 10 * 1024 * 1024
const QUALITY = 0.5

/** Why a picture is refused, or undefined. */
export function imageRefusal(file: File): string | undefined {
  if (!TYPES.includes(file.type)) return '图片格式不对，请上传JPEG/JPG/PNG格式图片'
  return file.size > MAX_BYTES ? '图片大小不能超过10M' : undefined
}

/** The picture at quality 0.5; the original when the browser cannot compress it or the result is no smaller. */
export async function shrinkImage(file: File): Promise<File> {
  try {
    const { default: compress } = await import('browser-image-compression')
    // no web worker: the library's worker fetches itself from a CDN
    const small = await compress(file, {
      initialQuality: QUALITY,
      maxWidthOrHeight: 2560,
      alwaysKeepResolution: false,
      useWebWorker: false,
    })
    return small.size < file.size ? new File([small], file.name, { type: small.type }) : file
  } catch {
    return file
  }
}
