import { ascii, joined } from './mp4-file'

const bytesOf = (number: number): Uint8Array => {
  const digits = number.toString(16)
  return Uint8Array.from(digits.padStart(digits.length + (digits.length % 2), '0').match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )
}

/** Length in four bytes. */
const size = (length: number): Uint8Array =>
  Uint8Array.of(0x10 | (length >>> 24), (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff)

/** "Until something else begins", as recordings of browsers state it. */
export const UNKNOWN = Uint8Array.of(0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)

export function element(id: number, ...content: readonly Uint8Array[]): Uint8Array {
  const body = joined(...content)
  return joined(bytesOf(id), size(body.length), body)
}

export const open = (id: number, ...content: readonly Uint8Array[]): Uint8Array =>
  joined(bytesOf(id), UNKNOWN, ...content)

export const head = (type = 'webm'): Uint8Array => element(0x1a45dfa3, element(0x4282, ascii(type)))

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value)
  return bytes
}

export const info = (ms?: number): Uint8Array =>
  element(0x1549a966, element(0x2ad7b1, bytesOf(1_000_000)), ...(ms === undefined ? [] : [element(0x4489, float(ms))]))

export const tracks = (codec = 'V_VP9', kind = 1): Uint8Array =>
  element(0x1654ae6b, element(0xae, element(0x83, Uint8Array.of(kind)), element(0x86, ascii(codec))))

export const block = (bytes = 500): Uint8Array => element(0xa3, new Uint8Array(bytes).fill(9))
export const cluster = (...blocks: Uint8Array[]): Uint8Array =>
  element(0x1f43b675, element(0xe7, Uint8Array.of(0)), ...blocks)

/** A small complete file with stated lengths, as programs write it. */
export const webmFile = ({ codec = 'V_VP9', ms = 7000, more = [] as Uint8Array[] } = {}): Uint8Array =>
  joined(head(), element(SEGMENT, info(ms), tracks(codec), cluster(block()), ...more))

/** The same as a browser records it: no length of the whole and of its clusters. */
export const recordedWebm = (...more: Uint8Array[]): Uint8Array =>
  joined(
    head(),
    open(
      SEGMENT,
      info(),
      tracks('V_VP8'),
      open(0x1f43b675, element(0xe7, Uint8Array.of(0)), block(), block()),
      open(0x1f43b675, element(0xe7, Uint8Array.of(9)), block()),
      ...more,
    ),
  )

export const SEGMENT = 0x18538067
