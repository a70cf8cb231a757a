import { chownSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunAs } from './binaries'

/** Longest allowed path of a unix socket, including Postgres's own file name. */
const SOCKET_PATH = 80

/** `host` is a socket directory or a network address. */
export interface Address {
  host: string
  port: number
}

/** Address at which the server of this data directory was last started. */
export function readAddress(dataDir: string): Address | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Address
  } catch {
    return undefined
  }
}

export const saveAddress = (dataDir: string, address: Address): void =>
  writeFileSync(fileOf(dataDir), JSON.stringify(address), { mode: 0o600 })

const fileOf = (dataDir: string) => join(dataDir, 'pg-address.json')

export async function chooseAddress(dataDir: string, user: RunAs): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  const near = join(dataDir, 'pg-run')
  const host = near.length <= SOCKET_PATH ? near : mkdtempSync(join(tmpdir(), 'storefront-pg-'))
  mkdirSync(host, { recursive: true, mode: 0o700 })
  own(host, user)
  return { host, port: 5432 }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export const own = (path: string, user: RunAs) => {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
}
export const urlFor = (address: Address, role: string, password: string, database: string): string =>
  address.host.startsWith('/')
    ? `postgres://${role}:${password}@localhost:${address.port}/${database}?host=${encodeURIComponent(address.host)}`
    : `postgres://${role}:${password}@${address.host}:${address.port}/${database}`
