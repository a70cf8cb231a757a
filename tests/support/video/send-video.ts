import { MB, PART_BYTES, partCount, type VideoType } from '@/lib/shared/video/video-files'
import type { Visitor } from '../visitor'
import { mp4File } from './mp4-file'

export const partOf = (file: Uint8Array, n: number): Uint8Array => file.subarray((n - 1) * PART_BYTES, n * PART_BYTES)

export const sendPart = (visitor: Visitor, uploadId: string, part: number, bytes: Uint8Array) =>
  visitor.upload('POST /video/uploadPart', { uploadId, part: String(part) }, new Blob([bytes as BlobPart]))

interface About {
  purpose?: 'goods' | 'chat' | 'evidence'
  type?: VideoType
  sha256?: string
  name?: string
}

export const beginVideo = (
  visitor: Visitor,
  bytes: number,
  { purpose = 'evidence', type = 'mp4', sha256, name = '录屏.mp4' }: About = {},
) => visitor.do('POST /video/create', { purpose, type, sha256, name, bytes: String(bytes) })

/** Sends all parts of a file. Returns the id of its upload. */
export async function sendVideo(visitor: Visitor, file: Uint8Array, about: About = {}): Promise<string> {
  const { uploadId } = await beginVideo(visitor, file.length, about)
  for (let n = 1; n <= partCount(file.length); n++) {
    const answer = await sendPart(visitor, uploadId, n, partOf(file, n))
    if (answer.code !== 0) throw new Error(`part ${n}: ${answer.msg}`)
  }
  return uploadId
}

/** Uploads a video completely. Returns its media key. */
export async function uploadVideo(visitor: Visitor, file: Uint8Array = mp4File(), about: About = {}): Promise<string> {
  const uploadId = await sendVideo(visitor, file, about)
  return (await visitor.do('POST /video/finish', { uploadId })).key
}

/** A file of this many megabytes and some bytes. */
export const fileOf = (megabytes: number): Uint8Array => mp4File({ data: new Uint8Array(megabytes * MB).fill(3) })
