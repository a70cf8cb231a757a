import { BadVideo, type ByteReader, DAMAGED, FOREIGN, latin, viewOf } from './byte-reader'
import { Filler } from './foreign-data'
import type { VideoFacts } from './video-facts'

const EBML = 0x1a45dfa3
const SEGMENT = 0x18538067
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const CLUSTER = 0x1f43b675
const VOID = 0xec
/** SeekHead, Cues and a checksum. */
const INDEXES = new Set([0x114d9b74, 0x1c53bb6b, 0xbf])
/** Tags and chapters: texts that no player shows. Attached files have no place here. */
const TEXTS = new Set([0x1254c367, 0x1043a770])
/** Timestamp, position, previous size, silent tracks, checksum, blocks. */
const IN_CLUSTER = new Set([0xe7, 0xa7, 0xab, 0x5854, 0xbf, 0xa0, 0xa3, 0xaf])
const LONGEST_HEADER = 128
const LONGEST_TEXT = 1024 * 1024
const CODECS: Readonly<Record<string, string>> = {
  V_VP8: 'vp8',
  V_VP9: 'vp9',
  V_AV1: 'av01.0.04M.08',
  'V_MPEG4/ISO/AVC': 'avc1.42E01E',
  'V_MPEGH/ISO/HEVC': 'hvc1.1.6.L93.B0',
}

interface Element {
  id: number
  /** Where its content begins. */
  from: number
  /** Where it ends; null: not stated, as in recordings that were written while they ran. */
  to: number | null
}

/**
 * Reads the elements of a webm file from its first to its last byte. Rejects with BadVideo if it is none, incomplete, or
 * has other content before, between or after its elements. `isBrief`: ends as soon as the codec is known.
 */
export async function readWebm(file: ByteReader, isBrief = false): Promise<VideoFacts> {
  const head = await elementAt(file, 0, file.size)
  const { to: end } = head
  if (head.id !== EBML || end === null || end - head.from > LONGEST_HEADER) throw new BadVideo(FOREIGN)
  const kind = await find(file, head.from, end, 0x4282)
  if (!kind || latin(kind).replace(/\0+$/, '') !== 'webm')
    throw new BadVideo('视频格式不对，请上传 MP4 或 WebM 格式的视频')
  const segment = await elementAt(file, end, file.size)
  if (segment.id !== SEGMENT || (segment.to !== null && segment.to !== file.size)) throw new BadVideo(FOREIGN)
  return readSegment(file, segment.from, isBrief)
}

async function readSegment(file: ByteReader, from: number, isBrief: boolean): Promise<VideoFacts> {
  const filler = new Filler(file)
  let codec: string | undefined
  let durationMs: number | null = null
  let hasData = false
  let inCluster = false
  for (let at = from; at < file.size; ) {
    const { id, from: inside, to } = await elementAt(file, at, file.size)
    if (id === CLUSTER) {
      hasData = true
      // its blocks are walked only where its length is not stated
      inCluster = to === null
      at = to ?? inside
      continue
    }
    if (to === null) throw new BadVideo(DAMAGED)
    if (id === VOID || TEXTS.has(id)) await filler.check(inside, to - inside)
    else if (id === TRACKS) codec = await codecIn(file, inside, shortEnd(inside, to))
    else if (id === INFO) durationMs = await durationIn(file, inside, shortEnd(inside, to))
    else if (!INDEXES.has(id) && !(inCluster && IN_CLUSTER.has(id))) throw new BadVideo(FOREIGN)
    if (isBrief && codec) break
    at = to
  }
  if (!codec || (!hasData && !isBrief)) throw new BadVideo(DAMAGED)
  return { type: 'webm', codec, isHevc: codec.startsWith('hvc1'), durationMs }
}

function shortEnd(from: number, to: number): number {
  if (to - from > LONGEST_TEXT) throw new BadVideo(FOREIGN)
  return to
}

/** The element at `at`, inside something that ends at `end`. */
async function elementAt(file: ByteReader, at: number, end: number): Promise<Element> {
  const bytes = await file.upTo(at, Math.min(12, end - at))
  const idLength = lengthOf(bytes[0])
  const id = numberOf(bytes.subarray(0, idLength))
  const sizeBytes = bytes.subarray(idLength)
  const sizeLength = lengthOf(sizeBytes[0])
  if (idLength > 4 || sizeLength > 8 || bytes.length < idLength + sizeLength) throw new BadVideo(FOREIGN)
  const first = (sizeBytes[0] ?? 0) & ((1 << (8 - sizeLength)) - 1)
  const rest = sizeBytes.subarray(1, sizeLength)
  const isUnknown = first === (1 << (8 - sizeLength)) - 1 && rest.every((byte) => byte === 0xff)
  const from = at + idLength + sizeLength
  const to = isUnknown ? null : from + first * 2 ** (8 * rest.length) + numberOf(rest)
  if (to !== null && to > end) throw new BadVideo(DAMAGED)
  return { id, from, to }
}

/** Bytes of a number whose first byte states them by its leading zeros; 9: none. */
const lengthOf = (first = 0): number => Math.clz32(first) - 23
const numberOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

/** Content of the first child with this id. */
async function find(file: ByteReader, from: number, end: number, wanted: number): Promise<Uint8Array | undefined> {
  for (let at = from; at < end; ) {
    const { id, from: inside, to } = await elementAt(file, at, end)
    if (to === null) throw new BadVideo(DAMAGED)
    if (id === wanted) return (await file.bytes(inside, to - inside)).slice()
    at = to
  }
  return undefined
}

async function codecIn(file: ByteReader, from: number, end: number): Promise<string> {
  for (let at = from; at < end; ) {
    const { id, from: inside, to } = await elementAt(file, at, end)
    if (to === null) throw new BadVideo(DAMAGED)
    const kind = id === 0xae ? await find(file, inside, to, 0x83) : undefined
    if (kind && numberOf(kind) === 1) {
      const name = latin((await find(file, inside, to, 0x86)) ?? new Uint8Array(0)).replace(/\0+$/, '')
      const codec = CODECS[name]
      if (!codec) throw new BadVideo('视频的编码不常见，请用手机或电脑自带的录屏重新录制')
      return codec
    }
    at = to
  }
  throw new BadVideo('文件里没有画面，请上传录像')
}

const DEFAULT_SCALE = 1_000_000

async function durationIn(file: ByteReader, from: number, end: number): Promise<number | null> {
  const stated = await find(file, from, end, 0x4489)
  if (stated?.length !== 4 && stated?.length !== 8) return null
  const scale = numberOf((await find(file, from, end, 0x2ad7b1)) ?? new Uint8Array(0)) || DEFAULT_SCALE
  const view = viewOf(stated)
  const ms = Math.round(((stated.length === 4 ? view.getFloat32(0) : view.getFloat64(0)) * scale) / 1_000_000)
  return ms > 0 && ms < 86_400_000 ? ms : null
}
