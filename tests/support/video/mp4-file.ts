/** Bytes of mp4 files, box by box. */

export const ascii = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export function u32(...numbers: number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 4)
  for (const [i, number] of numbers.entries()) new DataView(bytes.buffer).setUint32(i * 4, number)
  return bytes
}

export function box(type: string, ...content: readonly Uint8Array[]): Uint8Array {
  const body = joined(...content)
  return joined(u32(body.length + 8), ascii(type), body)
}

export const ftyp = (major = 'isom', ...others: string[]): Uint8Array =>
  box('ftyp', ascii(major), u32(512), ...['mp41', ...others].map(ascii))

const avcC = box('avcC', Uint8Array.of(1, 0x4d, 0x40, 0x1f))

/** Description of one track with this codec and of the whole, which lasts `ms`. */
export function moov(codec = 'avc1', ms = 12_000, handler = 'vide'): Uint8Array {
  const entry = box(codec, new Uint8Array(78), ...(codec.startsWith('avc') ? [avcC] : []))
  const table = box('stbl', box('stsd', u32(0, 1), entry))
  const media = box('mdia', box('hdlr', u32(0, 0), ascii(handler), new Uint8Array(13)), box('minf', table))
  return box('moov', box('mvhd', u32(0, 0, 0, 1000, ms), new Uint8Array(80)), box('trak', media))
}

/** A small complete file. */
export const mp4File = ({ codec = 'avc1', ms = 12_000, data = new Uint8Array(2000).fill(7) } = {}): Uint8Array =>
  joined(ftyp(), moov(codec, ms), box('mdat', data))

/**
 * Pieces of a complete file of exactly `size` bytes, made while they are read: nothing in it repeats at the size of a
 * part.
 */
export function* bigMp4(size: number, piece = 1024 * 1024): Generator<Uint8Array> {
  const head = joined(ftyp(), moov())
  yield joined(head, u32(size - head.length), ascii('mdat'))
  for (let at = head.length + 8; at < size; at += piece) {
    const bytes = new Uint8Array(Math.min(piece, size - at))
    for (let i = 0; i < bytes.length; i += 64) bytes[i] = ((at + i) * 2_654_435_761) >>> 24
    yield bytes
  }
}
