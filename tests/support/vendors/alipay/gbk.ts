let table: Map<string, number[]> | undefined

/** Node decodes GBK but does not encode it. */
export function encodeGbk(text: string): Buffer {
  table ??= createTable()
  const bytes: number[] = []
  for (const letter of text) {
    const code = letter.charCodeAt(0)
    const pair = code < 0x80 ? [code] : table.get(letter)
    if (!pair) throw new Error(`not in GBK: ${letter}`)
    bytes.push(...pair)
  }
  return Buffer.from(bytes)
}

function createTable(): Map<string, number[]> {
  const gbk = new TextDecoder('gbk')
  const codes = new Map<string, number[]>()
  for (let high = 0x81; high <= 0xfe; high++)
    for (let low = 0x40; low <= 0xfe; low++) {
      const letter = gbk.decode(Uint8Array.of(high, low))
      if ([...letter].length === 1 && !codes.has(letter)) codes.set(letter, [high, low])
    }
  return codes
}
