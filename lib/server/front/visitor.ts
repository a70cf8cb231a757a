import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { networkOf, readAddress } from './address'
import { scrubRequest, setHost } from './headers'

/** The requesting visitor and the requested host, as far as they can be trusted. */
export interface Visitor {
  /** Address used by limits: an IPv6 visitor counts by the /64 network. */
  address: string
  host: string
  https: boolean
}

/** Reads X-Forwarded-* only from the addresses (or CIDR ranges) of TRUSTED_PROXIES; others are ignored. */
export class VisitorReader {
  readonly #trusted = new BlockList()
  /** False: all forwarding headers are ignored. */
  readonly #hasProxies: boolean

  constructor(proxies: string) {
    const list = proxies
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
    this.#hasProxies = list.length > 0
    for (const entry of list) {
      const [address = '', bits] = entry.split('/')
      const family = isIP(address)
      if (!family) throw new Error(`TRUSTED_PROXIES: ${entry} is not an address or range. See .env.example.`)
      if (bits) this.#trusted.addSubnet(address, Number(bits), family === 6 ? 'ipv6' : 'ipv4')
      else this.#trusted.addAddress(address, family === 6 ? 'ipv6' : 'ipv4')
    }
  }

  /** The host as sent: the minimum needed to look for a cached page. */
  hostOf(req: IncomingMessage): string {
    return this.#hasProxies ? this.#read(req).host : rawHost(req.rawHeaders)
  }

  /** Reads the proxies' headers, then removes every header that only the front server may set. */
  meet(req: IncomingMessage): Visitor {
    const read = this.#read(req)
    const visitor = { ...read, host: read.host.toLowerCase() }
    scrubRequest(req)
    if (req.headers.host !== visitor.host) setHost(req, visitor.host)
    return visitor
  }

  #read(req: IncomingMessage): Visitor {
    const peer = readAddress(req.socket.remoteAddress ?? '')
    const own = { address: networkOf(peer), host: rawHost(req.rawHeaders), https: false }
    if (!this.#isTrusted(peer)) return own
    // Each proxy appends the address of its client: entries before that of an untrusted client cannot be trusted.
    let address = peer
    for (const hop of text(req, 'x-forwarded-for').split(',').reverse().map(readAddress)) {
      if (hop) address = hop
      if (!this.#isTrusted(hop)) break
    }
    return {
      address: networkOf(address),
      host: own.host && (lastOf(text(req, 'x-forwarded-host')) || own.host),
      https: lastOf(text(req, 'x-forwarded-proto')) === 'https',
    }
  }

  #isTrusted(address: string): boolean {
    return this.#hasProxies && isIP(address) > 0 && this.#trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }

  /** The loopback address is the operator's own machine: a proxy on it must be configured to be treated as a proxy. */
  isOperator(req: IncomingMessage): boolean {
    const peer = readAddress(req.socket.remoteAddress ?? '')
    const forwarded = req.headers['x-forwarded-for'] !== undefined
    return !forwarded && (peer === '::1' || peer.startsWith('127.') || this.#isTrusted(peer))
  }
}

/** The entry added by the nearest proxy. */
const lastOf = (list: string): string => list.slice(list.lastIndexOf(',') + 1).trim()

function text(req: IncomingMessage, name: string): string {
  const value = req.headers[name]
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}

const HOST = /^[a-z0-9._-]+(?::\d{1,5})?$|^\[[0-9a-f:]+\](?::\d{1,5})?$/
export const isHost = (text: string): boolean => HOST.test(text)

/**
 * Avoids `req.headers`, which would build the whole object. '' if there are two: different readers would pick different
 * ones.
 */
function rawHost(raw: readonly string[]): string {
  let host: string | undefined
  for (let i = 0; i < raw.length; i += 2)
    if ((raw[i] as string).length === 4 && (raw[i] as string).toLowerCase() === 'host') {
      if (host !== undefined) return ''
      host = raw[i + 1]
    }
  return host ?? ''
}
