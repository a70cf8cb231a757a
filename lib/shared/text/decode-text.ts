/** Encodings detected by byte order mark; then tried in order, where invalid bytes rule an encoding out. */
const MARKS = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const
const UNMARKED = ['utf-8', 'gb18030'] as const
/** Control characters that never occur in text files: it is an image, a workbook or UTF-16 without its mark. */
const BINARY = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/

/**
 * Decodes a text file without its byte order mark: UTF-8, GB18030 (saved by Chinese Windows) or UTF-16 with a mark;
 * undefined if none matches.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const mark = MARKS.find((known) => known.bytes.every((byte, i) => bytes[i] === byte))
  for (const encoding of mark ? [mark.encoding] : UNMARKED) {
    const text = decodeAs(encoding, bytes)
    if (text !== undefined) return BINARY.test(text) ? undefined : text
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
