/** Pictures of goods and evidence: png, jpg and jpeg, at most 10 MB. */
const TYPES = ['image/png', 'image/jpg', 'image/jpeg']
const MAX_BYTES = 10 * 1024 * 1024

/** Why a picture is rejected, or undefined. */
export function imageRefusal(file: File): string | undefined {
  if (!TYPES.includes(file.type)) return '图片格式不对，请上传JPEG/JPG/PNG格式图片'
  return file.size > MAX_BYTES ? '图片大小不能超过10M' : undefined
}
