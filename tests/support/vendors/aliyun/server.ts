import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const KEY = { accessKeyId: 'LTAI-test', accessKeySecret: 'secret-of-the-test' }

export interface Received {
  action: string
  params: Record<string, string>
}
/** What a load balancer, a limit or a damaged line answers instead of the service. */
export class Broken {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {}
}
/** The call is above the limit of calls. */
export const THROTTLED = new Broken(400, JSON.stringify({ Code: 'Throttling.User', Message: 'x', RequestId: 'r' }))
export const DOWN = new Broken(503, '<html>503 Service Temporarily Unavailable</html>')
export const GARBLED = new Broken(200, '{"Code":200,"Da')
/** Faults that every adapter must survive; 'never' keeps the caller waiting, 'stalled' begins an answer without an end. */
export const FAULTS = { THROTTLED, DOWN, GARBLED, never: 'never', stalled: 'stalled' } as const
export type Reply = object | 'never' | 'stalled'

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex')

/**
 * A local server that speaks Aliyun's RPC protocol: checks the signature ACS3-HMAC-SHA256, the age of the request and
 * that its nonce is new, and answers what the test says.
 */
export async function openAliyun(now: () => Date = () => new Date()) {
  const received: Received[] = []
  const nonces = new Set<string>()
  let reply: (call: Received) => Reply = () => ({})

  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const error = refusalOf(req, body)
    const send = (status: number, answer: object) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    if (error) return send(400, { Code: error, Message: error, RequestId: 'r' })
    const { searchParams } = new URL(req.url ?? '', 'http://aliyun')
    const params = { ...Object.fromEntries(searchParams), ...Object.fromEntries(new URLSearchParams(body.toString())) }
    const call = { action: String(req.headers['x-acs-action']), params }
    received.push(call)
    const answer = reply(call)
    if (answer === 'never') return
    if (answer === 'stalled') return void res.writeHead(200, { 'content-type': 'application/json' }).write('{"Code":')
    if (answer instanceof Broken) return void res.writeHead(answer.status).end(answer.text)
    send(200, { RequestId: 'r', ...(answer as object) })
  })

  function refusalOf(req: IncomingMessage, body: Buffer): string | undefined {
    const { headers } = req
    const text = (name: string) => String(headers[name] ?? '')
    const { searchParams } = new URL(req.url ?? '', 'http://aliyun')
    const [, id, names = '', signature] =
      /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]+)$/.exec(text('authorization')) ??
      []
    if (id !== KEY.accessKeyId) return 'InvalidAccessKeyId.NotFound'
    if (sha256(body) !== text('x-acs-content-sha256')) return 'SignatureDoesNotMatch'
    const query = [...searchParams]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&')
    const lines = names
      .split(';')
      .map((name) => `${name}:${text(name).trim()}\n`)
      .join('')
    const canonical = ['POST', '/', query, lines, names, text('x-acs-content-sha256')].join('\n')
    const expected = createHmac('sha256', KEY.accessKeySecret)
      .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
      .digest('hex')
    if (signature !== expected) return 'SignatureDoesNotMatch'
    if (Math.abs(now().getTime() - Date.parse(text('x-acs-date'))) > 15 * 60_000) return 'InvalidTimeStamp.Expired'
    const nonce = text('x-acs-signature-nonce')
    if (nonces.has(nonce)) return 'SignatureNonceUsed'
    nonces.add(nonce)
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    received,
    endpoint: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Decides the answers from now on. */
    answer(next: (call: Received) => Reply) {
      reply = next
    },
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
