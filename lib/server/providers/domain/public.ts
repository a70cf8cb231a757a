import { resolve4, resolve6, resolveTxt } from 'node:dns/promises'
import { request } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { DomainProvider } from './port'
import { readCertificate } from './read-certificate'

const TIMEOUT_MS = 5000
const MOST_BYTES = 1024
const ABSENT = new Set(['ENOTFOUND', 'ENODATA'])

/** Non-public addresses: our own machines, and private networks. */
const INNER = new BlockList()
for (const [net, bits] of [
  ...[
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
  ],
  ...[
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ],
] as [string, number][])
  INNER.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 8],
  ['64:ff9b::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as [string, number][])
  INNER.addSubnet(net, bits, 'ipv6')

const isInner = (address: string): boolean => INNER.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

const orNone = <T>(lookup: Promise<T[]>): Promise<T[]> =>
  lookup.catch((error: NodeJS.ErrnoException) => {
    if (ABSENT.has(error.code ?? '')) return []
    throw error
  })

const addresses = async (host: string): Promise<string[]> =>
  (await Promise.all([orNone(resolve4(host)), orNone(resolve6(host))])).flat()

/** Uses the real name servers, and the real hosts. */
export const createPublicDomain = (): DomainProvider => ({
  addresses,
  async certificate(host) {
    const address = (await addresses(host)).find((found) => !isInner(found))
    return address === undefined ? null : readCertificate(address, host)
  },
  texts: async (name) => (await orNone(resolveTxt(name))).map((parts) => parts.join('')),
  async file(host, path) {
    // Connects to the address that was checked, so that a second DNS answer cannot redirect it.
    const address = (await addresses(host)).find((found) => !isInner(found))
    return address === undefined ? null : fetchText(address, host, path)
  },
})

/** null: a status other than 200, including a redirect, or more than one line. */
function fetchText(address: string, host: string, path: string, port = 80): Promise<string | null> {
  return new Promise((done, fail) => {
    const req = request(
      { host: address, port, path, headers: { host }, timeout: TIMEOUT_MS, agent: false },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          text += chunk
          if (text.length > MOST_BYTES) answer.destroy()
        })
        answer.on('close', () => done(answer.statusCode === 200 && text.length <= MOST_BYTES ? text : null))
      },
    )
    const late = setTimeout(() => req.destroy(new Error('the host does not answer')), TIMEOUT_MS)
    req.on('error', fail)
    req.on('close', () => clearTimeout(late))
    req.end()
  })
}
