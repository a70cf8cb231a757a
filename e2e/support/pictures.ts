import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Visitor } from '../../tests/support/visitor'

const WIDTH = 120
const HEIGHT = 80

/**
 * Returns a PNG for upload fields. Each differs: a listing with a picture that another member uploaded before is held
 * for review.
 */
export async function pngFile(name = 'picture.png') {
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  const image = sharp(randomBytes(WIDTH * HEIGHT * raw.channels), { raw })
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

/** Uploads a picture as evidence; resolves with its key. */
export const uploadEvidence = (visitor: Visitor): Promise<string> => uploadPicture(visitor, 'evidence')

/** Uploads a picture; resolves with its key. */
export async function uploadPicture(visitor: Visitor, purpose: 'evidence' | 'goods'): Promise<string> {
  const { buffer, mimeType } = await pngFile()
  const { uploadId, token } = await visitor.do('GET /comm/imagesTempUploadToken', { purpose })
  const file = new Blob([new Uint8Array(buffer)], { type: mimeType })
  return (await visitor.upload('POST /comm/uploadImage', { uploadId, token }, file)).data.key
}
