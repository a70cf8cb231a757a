import { resolve4, resolve6, resolveTxt } from 'node:dns/promises'
import { request } from 'node:http'
import { isInner } from '../inner-address'
import type { DomainProvider } from './port'
import { readCertificate } from './read-certificate'

const TIMEOUT_MS = 5000
const MOST_BYTES = 1024
const ABSENT = new Set(['ENOTFOUND', 'ENODATA'])

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
