import { isIPv4 } from 'node:net'

interface Range {
  from: string
  to: string
  /** e.g. 中国|浙江省|杭州市|阿里|CN */
  region: string
}

const HEADER = 256
const VECTOR = 256 * 256 * 8

/** An ip2region file (structure 3) with these ranges, in ascending order and each within two leading bytes. */
export function xdbFile(ranges: readonly Range[], createdAt = new Date('2026-11-01T00:00:00+08:00')): Buffer {
  const isFour = isIPv4(ranges[0]?.from ?? '')
  const bytes = isFour ? 4 : 16
  const regions = ranges.map(({ region }) => Buffer.from(region))
  const size = bytes * 2 + 6
  const indexStart = HEADER + VECTOR + regions.reduce((sum, { length }) => sum + length, 0)
  const file = Buffer.alloc(indexStart + size * ranges.length)
  file.writeUInt16LE(3, 0)
  file.writeUInt16LE(1, 2)
  file.writeUInt32LE(createdAt.getTime() / 1000, 4)
  file.writeUInt32LE(indexStart, 8)
  file.writeUInt32LE(indexStart + size * (ranges.length - 1), 12)
  file.writeUInt16LE(isFour ? 4 : 6, 16)
  file.writeUInt16LE(4, 18)
  let data = HEADER + VECTOR
  for (const [i, { from, to }] of ranges.entries()) {
    const [start, end] = [bytesOf(from), bytesOf(to)]
    const at = indexStart + size * i
    const region = regions[i] ?? Buffer.alloc(0)
    // IPv4 addresses are stored with the lowest byte first, IPv6 addresses are not
    for (const [address, offset] of [
      [start, at],
      [end, at + bytes],
    ] as const)
      Buffer.from(isFour ? address.toReversed() : address).copy(file, offset)
    file.writeUInt16LE(region.length, at + bytes * 2)
    file.writeUInt32LE(data, at + bytes * 2 + 2)
    region.copy(file, data)
    data += region.length
    const vector = HEADER + ((start[0] ?? 0) * 256 + (start[1] ?? 0)) * 8
    if (file.readUInt32LE(vector) === 0) file.writeUInt32LE(at, vector)
    file.writeUInt32LE(at, vector + 4)
  }
  return file
}

/** A full IPv6 address, or an IPv4 address. */
const bytesOf = (ip: string): number[] =>
  isIPv4(ip)
    ? ip.split('.').map(Number)
    : ip.split(':').flatMap((part) => {
        const value = Number.parseInt(part, 16)
        return [value >> 8, value & 255]
      })

export const FOUR: readonly Range[] = [
  { from: '1.1.1.0', to: '1.1.1.255', region: 'Australia|0|0|Cloudflare|AU' },
  { from: '113.87.0.0', to: '113.87.255.255', region: '中国|广东省|深圳市|电信|CN' },
  { from: '203.184.0.0', to: '203.184.255.255', region: '中国|香港特别行政区|0|0|HK' },
  { from: '223.5.0.0', to: '223.5.4.255', region: '0|0|0|0|0' },
  { from: '223.5.5.0', to: '223.5.5.255', region: '中国|浙江省|杭州市|阿里|CN' },
]
export const SIX: readonly Range[] = [
  {
    from: '2400:3200:0:0:0:0:0:0',
    to: '2400:3200:ffff:ffff:ffff:ffff:ffff:ffff',
    region: '中国|浙江省|杭州市|阿里|CN',
  },
  { from: '2404:6800:0:0:0:0:0:0', to: '2404:6800:ffff:ffff:ffff:ffff:ffff:ffff', region: 'United States|0|0|0|US' },
]
