import type { LookupAddress } from 'node:dns'
import { lookup as resolve } from 'node:dns/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { isInner } from '../inner-address'
import type { WebhookAnswer, WebhookFault, WebhookSender } from './port'

export const WEBHOOK_TIMEOUT_MS = 5000
const MOST_BYTES = 4096
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

interface SenderOptions {
  /** Receivers on this machine, also by http: never in production. */
  allowsLocal: boolean
  /** Addresses of a host; tests give their own. */
  lookup?: (host: string) => Promise<readonly LookupAddress[]>
  timeoutMs?: number
  /** A certificate authority besides the public ones; tests give their own. */
  ca?: string
}

/**
 * Posts to public addresses only. A host is resolved at each request, all of its addresses must be public, and the
 * connection goes to one of those that were checked: a second answer of a name server cannot redirect it.
 */
export function createWebhookSender(options: SenderOptions): WebhookSender {
  const { allowsLocal, timeoutMs = WEBHOOK_TIMEOUT_MS } = options
  return {
    allowsLocal,
    async post(url, { headers, body }) {
      const began = performance.now()
      const ended = (part: Omit<WebhookAnswer, 'ms'>) => ({ ...part, ms: Math.round(performance.now() - began) })
      const failed = (error: WebhookFault) => ended({ status: null, text: '', error })
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const target = new URL(url)
        const address = await unlessLate(addressOf(target, options), signal)
        if (!address) return failed('address')
        const answer = await send({ target, address, headers, body, signal, ca: options.ca })
        return ended({ ...answer, error: null })
      } catch {
        return failed(signal.aborted ? 'late' : 'unreachable')
      }
    },
  }
}

/** The address to connect to; undefined: the host has none that a request may go to. */
async function addressOf(
  { protocol, hostname }: URL,
  { allowsLocal, lookup = (host) => resolve(host, { all: true }) }: SenderOptions,
): Promise<string | undefined> {
  if (allowsLocal && LOCAL.has(hostname)) return hostname === '[::1]' ? '::1' : '127.0.0.1'
  if (protocol !== 'https:') return undefined
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal)) return isInner(literal) ? undefined : literal
  const found = await lookup(hostname).catch(() => [])
  return found.some(({ address }) => isInner(address)) ? undefined : found[0]?.address
}

const unlessLate = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true })
    work.then(done, fail)
  })

interface Sent {
  target: URL
  address: string
  headers: Readonly<Record<string, string>>
  body: string
  signal: AbortSignal
  ca?: string
}

function send({ target, address, headers, body, signal, ca }: Sent): Promise<{ status: number; text: string }> {
  const isSecure = target.protocol === 'https:'
  return new Promise((done, fail) => {
    const req = (isSecure ? requestSecure : requestPlain)(
      {
        host: address,
        port: target.port || (isSecure ? 443 : 80),
        path: target.pathname + target.search,
        method: 'POST',
        headers: { ...headers, host: target.host, 'content-length': Buffer.byteLength(body) },
        // a certificate is for the name, not for the address; names of addresses are not sent
        ...(isSecure && !isIP(target.hostname) && { servername: target.hostname }),
        ...(ca !== undefined && { ca }),
        agent: false,
        signal,
      },
      (answer) => readStart(answer).then(done, fail),
    )
    req.on('error', fail)
    req.end(body)
  })
}

/** Reads the beginning of an answer, and closes the connection. */
async function readStart(answer: IncomingMessage): Promise<{ status: number; text: string }> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size >= MOST_BYTES) break
  }
  answer.destroy()
  const text = Buffer.concat(parts).subarray(0, MOST_BYTES).toString()
  return { status: answer.statusCode ?? 0, text: text.replaceAll('\u0000', '') }
}
