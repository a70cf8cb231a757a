/** Just enough DER (X.690) for certificates. */
const tlv = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  const size: number[] = []
  for (let rest = body.length; rest > 0; rest >>= 8) size.unshift(rest & 0xff)
  const length = body.length < 0x80 ? [body.length] : [0x80 | size.length, ...size]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}

export const sequence = (...parts: readonly Uint8Array[]): Buffer => tlv(0x30, ...parts)
export const set = (...parts: readonly Uint8Array[]): Buffer => tlv(0x31, ...parts)
export const tagged = (n: number, part: Uint8Array): Buffer => tlv(0xa0 | n, part)
export const utf8 = (text: string): Buffer => tlv(0x0c, Buffer.from(text))
export const bits = (bytes: Uint8Array): Buffer => tlv(0x03, Buffer.from([0]), bytes)
export const none = (): Buffer => tlv(0x05)
/** Unsigned bytes; a zero byte is added in front if the first bit is set. */
export const integer = (bytes: Uint8Array): Buffer =>
  tlv(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes)
export const time = (at: Date): Buffer =>
  tlv(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))

/** "1.2.840.113549.1.1.11" */
export function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((part) => {
    const digits = [part & 0x7f]
    for (let left = part >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80)
    return digits
  })
  return tlv(0x06, Buffer.from(bytes))
}
