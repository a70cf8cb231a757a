import { BadVideo, type ByteReader, DAMAGED, FOREIGN, latin, viewOf } from './byte-reader'
import { assertNoPage, Filler } from './foreign-data'
import type { VideoFacts } from './video-facts'

const WRONG = '视频格式不对，请上传 MP4 或 WebM 格式的视频'
const MOV = '这是苹果的 MOV 格式，请在手机“设置 - 相机 - 格式”里选“兼容性最佳”后重新录制，或转成 MP4 再上传'

/** Brands of video files; others are pictures (heic, avif) or Apple's own container. */
const BRAND = /^(?:iso[m2-9]|mp4[12]|avc1|hvc1|hev1|dash|MSNV|M4V[ HP]|3gp\w|f4v |cmf[cs2])$/
/** Boxes at the top level, and whether a player ignores their content. */
const BOXES: Readonly<Record<string, 'read' | 'filler'>> = {
  ftyp: 'read',
  moov: 'read',
  mdat: 'read',
  moof: 'read',
  mfra: 'read',
  sidx: 'read',
  ssix: 'read',
  styp: 'read',
  prft: 'read',
  emsg: 'filler',
  pdin: 'filler',
  meta: 'filler',
  udta: 'filler',
  uuid: 'filler',
  free: 'filler',
  skip: 'filler',
  wide: 'filler',
}
const LONGEST_FTYP = 256
const LONGEST_MOOV = 8 * 1024 * 1024
const HEVC = new Set(['hvc1', 'hev1', 'dvh1', 'dvhe'])
const CODECS = new Set([...HEVC, 'avc1', 'avc3', 'vp08', 'vp09', 'av01', 'mp4v'])

interface Box {
  type: string
  at: number
  /** Where its content begins, and ends. */
  from: number
  to: number
}

/**
 * Reads the boxes of an mp4 file from its first to its last byte. Rejects with BadVideo if it is none, incomplete, or
 * has other content before, between or after its boxes. `isBrief`: ends as soon as the codec is known.
 */
export async function readMp4(file: ByteReader, isBrief = false): Promise<VideoFacts> {
  const filler = new Filler(file)
  let facts: VideoFacts | undefined
  let hasData = false
  for (let at = 0; at < file.size; ) {
    const box = await boxAt(file, at)
    if ((box.type === 'ftyp') !== (at === 0)) throw new BadVideo(FOREIGN)
    if (box.type === 'ftyp') assertBrand(await file.bytes(box.from, lengthOf(box, LONGEST_FTYP)))
    if (BOXES[box.type] === 'filler') await filler.check(box.from, box.to - box.from)
    else if (box.type !== 'mdat') assertNoPage(await file.bytes(box.from, lengthOf(box, LONGEST_MOOV)))
    if (box.type === 'moov') {
      if (facts) throw new BadVideo(FOREIGN)
      facts = factsOf(await file.bytes(box.from, lengthOf(box, LONGEST_MOOV)))
      if (isBrief) return facts
    }
    hasData ||= box.type === 'mdat' && box.to > box.from
    at = box.to
  }
  if (!facts || !hasData) throw new BadVideo(DAMAGED)
  return facts
}

function lengthOf({ from, to }: Box, most: number): number {
  if (to - from > most) throw new BadVideo(FOREIGN)
  return to - from
}

async function boxAt(file: ByteReader, at: number): Promise<Box> {
  const view = viewOf(await file.upTo(at, 16))
  if (view.byteLength < 8) throw new BadVideo(at === 0 ? WRONG : FOREIGN)
  if (!BOXES[typeAt(view, 0)]) throw new BadVideo(at === 0 ? WRONG : FOREIGN)
  const box = headerOf(view, 0, file.size - at)
  return { type: box.type, at, from: at + box.from, to: at + box.to }
}

const typeAt = (view: DataView, at: number): string => latin(new Uint8Array(view.buffer, view.byteOffset + at + 4, 4))

/** Header of the box at `at` of these bytes, of which `room` follow in the file. */
function headerOf(view: DataView, at: number, room: number): Box {
  const short = view.getUint32(at)
  if (short === 1 && view.byteLength - at < 16) throw new BadVideo(DAMAGED)
  const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? room : short
  const head = short === 1 ? 16 : 8
  if (size < head || size > room) throw new BadVideo(DAMAGED)
  return { type: typeAt(view, at), at, from: at + head, to: at + size }
}

function assertBrand(body: Uint8Array): void {
  const brands = [0, ...Array.from({ length: Math.max(0, Math.floor(body.length / 4) - 2) }, (_, i) => 8 + i * 4)].map(
    (at) => latin(body.subarray(at, at + 4)),
  )
  if (brands[0] === 'qt  ') throw new BadVideo(MOV)
  if (body.length % 4 !== 0 || !brands.some((brand) => BRAND.test(brand))) throw new BadVideo(WRONG)
}

function* boxesIn(body: Uint8Array): Generator<{ type: string; body: Uint8Array }> {
  const view = viewOf(body)
  // some programs end a list of boxes with four zero bytes
  for (let at = 0; at + 8 <= body.length; ) {
    const { type, from, to } = headerOf(view, at, body.length - at)
    yield { type, body: body.subarray(from, to) }
    at = to
  }
}

const childOf = (body: Uint8Array | undefined, ...path: string[]): Uint8Array | undefined =>
  path.reduce<Uint8Array | undefined>((inside, type) => {
    if (!inside) return undefined
    for (const box of boxesIn(inside)) if (box.type === type) return box.body
    return undefined
  }, body)

function factsOf(moov: Uint8Array): VideoFacts {
  const tracks = [...boxesIn(moov)].filter(({ type }) => type === 'trak')
  const video = tracks.find(({ body }) => {
    const handler = childOf(body, 'mdia', 'hdlr')
    return handler && latin(handler.subarray(8, 12)) === 'vide'
  })
  const described = childOf(video?.body, 'mdia', 'minf', 'stbl', 'stsd')
  if (!described || described.length < 16) throw new BadVideo('文件里没有画面，请上传录像')
  const [entry] = boxesIn(described.subarray(8))
  if (!entry || !CODECS.has(entry.type)) throw new BadVideo('视频的编码不常见，请用手机或电脑自带的录屏重新录制')
  return {
    type: 'mp4',
    codec: codecOf(entry.type, entry.body),
    isHevc: HEVC.has(entry.type),
    durationMs: durationOf(moov),
  }
}

const hex = (byte = 0): string => byte.toString(16).padStart(2, '0').toUpperCase()

/** Fields of a picture description before its own boxes. */
const ENTRY_FIELDS = 78

function codecOf(type: string, entry: Uint8Array): string {
  if (type.startsWith('avc')) {
    const settings = childOf(entry.subarray(ENTRY_FIELDS), 'avcC')
    return settings ? `${type}.${hex(settings[1])}${hex(settings[2])}${hex(settings[3])}` : `${type}.42E01E`
  }
  if (HEVC.has(type)) return `${type.startsWith('dv') ? 'hvc1' : type}.1.6.L93.B0`
  if (type === 'vp09') return 'vp09.00.10.08'
  if (type === 'av01') return 'av01.0.04M.08'
  return type === 'mp4v' ? 'mp4v.20.9' : 'vp8'
}

function durationOf(moov: Uint8Array): number | null {
  const head = childOf(moov, 'mvhd')
  if (!head || head.length < 20) return null
  const view = viewOf(head)
  const isLong = head[0] === 1 && head.length >= 32
  const scale = view.getUint32(isLong ? 20 : 12)
  const units = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16)
  return msOf(units, scale)
}

const UNKNOWN = 0xffff_ffff

function msOf(units: number, scale: number): number | null {
  const ms = Math.round((units / scale) * 1000)
  return scale > 0 && units > 0 && units !== UNKNOWN && Number.isSafeInteger(ms) && ms < 86_400_000 ? ms : null
}
