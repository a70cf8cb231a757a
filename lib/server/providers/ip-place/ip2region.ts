import { readFileSync } from 'node:fs'
import { isIPv4, isIPv6 } from 'node:net'
import { Header, newWithBuffer, type Searcher, versionFromHeader } from 'ip2region.js'
import { createLocalIpPlace } from './local'
import type { IpPlaceProvider } from './port'
import { regionText } from './region-text'

interface Table {
  kind: 'IPv4' | 'IPv6'
  madeAt: Date
  searcher: Searcher
}
/** An address that every table has: public name servers in China. */
const SAMPLES = { IPv4: '223.5.5.5', IPv6: '2400:3200::1' } as const
const HEADER_BYTES = 256

/**
 * Places from files of ip2region in memory, so that no address leaves this machine; one file per kind of address.
 * Rejects with Error for a file that cannot be read or is none.
 */
export async function openIpTables(paths: readonly string[]): Promise<Table[]> {
  const tables: Table[] = []
  for (const path of paths) {
    const table = openTable(path)
    if (tables.some(({ kind }) => kind === table.kind)) throw new Error(`${path} is a second file of ${table.kind}`)
    const row = await Promise.resolve(table.searcher.search(SAMPLES[table.kind])).catch(() => '')
    if (!regionText(row)) throw new Error(`${path} does not know ${SAMPLES[table.kind]}: damaged, or another format`)
    tables.push(table)
  }
  return tables
}

function openTable(path: string): Table {
  const bytes = readFileSync(path)
  if (bytes.length <= HEADER_BYTES) throw new Error(`${path} is no xdb file`)
  const header = new Header(bytes.subarray(0, HEADER_BYTES))
  const version = versionFromHeader(header)
  if (!version) throw new Error(`${path} is no xdb file`)
  return {
    kind: version.bytes === 4 ? 'IPv4' : 'IPv6',
    madeAt: new Date(header.createdAt * 1000),
    searcher: newWithBuffer(version, bytes),
  }
}

/** Addresses of this machine and of private networks are known without a table. */
export function createIpPlaces(tables: readonly Table[]): IpPlaceProvider {
  const local = createLocalIpPlace()
  const searcherOf = (kind: Table['kind']) => tables.find((table) => table.kind === kind)?.searcher
  return {
    async placeOf(text) {
      const near = await local.placeOf(text)
      if (near) return near
      const ip = canonical(text)
      const searcher = isIPv4(ip) ? searcherOf('IPv4') : isIPv6(ip) ? searcherOf('IPv6') : undefined
      try {
        return searcher ? regionText(await searcher.search(ip)) : ''
      } catch {
        return '' // a damaged part of the file
      }
    },
  }
}

/** The library reads no address that mixes both notations. */
function canonical(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  return isIPv6(ip) ? new URL(`http://[${ip.split('%')[0]}]`).hostname.slice(1, -1) : ip
}
