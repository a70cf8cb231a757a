import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export const APP = { appKey: 'app0key', appSecret: 's3cret' }

const sign = (nonce: string, timestamp: string): string =>
  createHash('sha1').update(`${APP.appSecret}${nonce}${timestamp}`).digest('hex')

/** Query of a callback as the vendor signs it. */
export const signed = (at: Date, nonce = '77'): string =>
  `?${new URLSearchParams({ nonce, signTimestamp: String(at.getTime()), signature: sign(nonce, String(at.getTime())) })}`

/** Plays the vendor's server API: checks the signature of each call, keeps tokens, groups and messages. */
export class RongCloudDouble {
  readonly calls: { path: string; fields: URLSearchParams }[] = []
  readonly groups = new Map<string, Set<string>>()
  /** The path whose next call is refused. */
  failing?: string
  #server!: Server
  #tokens = 0

  async open(): Promise<string> {
    this.#server = createServer((req, res) => {
      const parts: Buffer[] = []
      req.on('data', (part: Buffer) => parts.push(part))
      req.on('end', () => {
        const header = (name: string) => String(req.headers[name] ?? '')
        const isOurs =
          header('rc-app-key') === APP.appKey &&
          header('rc-signature') === sign(header('rc-nonce'), header('rc-timestamp'))
        const isRefused = !isOurs || this.failing === req.url
        if (isRefused) this.failing = undefined
        const answer = isRefused ? { code: 1004 } : this.#answer(req.url ?? '', Buffer.concat(parts))
        res.statusCode = answer.code === 200 ? 200 : 401
        res.end(JSON.stringify(answer))
      })
    })
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
  }

  /** Fields of the calls of one path. */
  of = (path: string): Record<string, string>[] =>
    this.calls.filter((call) => call.path === path).map(({ fields }) => Object.fromEntries(fields))

  #answer(path: string, body: Buffer): { code: number; token?: string } {
    const fields = new URLSearchParams(body.toString())
    this.calls.push({ path, fields })
    const groupId = fields.get('groupId') ?? ''
    if (path === '/user/getToken.json') return { code: 200, token: `token-${++this.#tokens}` }
    if (path === '/group/create.json' || path === '/group/join.json') {
      if (path === '/group/join.json' && !this.groups.has(groupId)) return { code: 1002 }
      this.groups.set(groupId, new Set([...(this.groups.get(groupId) ?? []), ...fields.getAll('userId')]))
    } else if (path === '/message/group/publish.json' && !this.groups.has(fields.get('toGroupId') ?? ''))
      return { code: 1002 }
    return { code: 200 }
  }
}
