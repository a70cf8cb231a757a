import { BadVideo, ByteReader, type ReadBytes } from './byte-reader'
import { assertNoArchive } from './foreign-data'
import { readMp4 } from './read-mp4'
import { readWebm } from './read-webm'
import type { VideoFacts } from './video-facts'

const isWebm = (start: Uint8Array): boolean =>
  start[0] === 0x1a && start[1] === 0x45 && start[2] === 0xdf && start[3] === 0xa3

async function opened(size: number, read: ReadBytes): Promise<{ file: ByteReader; reads: typeof readMp4 }> {
  if (size === 0) throw new BadVideo('视频是空的，请重新录制')
  const file = new ByteReader(size, read)
  return { file, reads: isWebm(await file.upTo(0, 4)) ? readWebm : readMp4 }
}

/** Reads a whole file. Rejects with BadVideo if it is no video, incomplete, or something else as well. */
export async function readVideo(size: number, read: ReadBytes): Promise<VideoFacts> {
  const { file, reads } = await opened(size, read)
  const facts = await reads(file)
  await assertNoArchive(file)
  return facts
}

/** Reads only what is needed for the codec, in a browser before anything is sent. Rejects with BadVideo. */
export async function readVideoHead(size: number, read: ReadBytes): Promise<VideoFacts> {
  const { file, reads } = await opened(size, read)
  return reads(file, true)
}
