import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Front } from '@/lib/server/front/front'
import type { FrontOptions } from '@/lib/server/front/front-options'
import type { MediaStorage } from '@/lib/server/front/media'
import type { Rendered, RenderRequest } from '@/lib/server/front/render'
import { createLog } from '@/lib/server/runtime/log'
import { Metrics } from '@/lib/server/runtime/metrics'
import { PurgeBus } from '@/lib/server/runtime/purge-bus'

const SITES: Record<string, { distId: number; origin: string }> = {
  localhost: { distId: 1, origin: 'http://localhost' },
  'also-one.localhost': { distId: 1, origin: 'http://localhost' },
  'two.localhost': { distId: 2, origin: 'https://two.localhost' },
}

/** Returns a renderer response. */
export const page = (html: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(html),
  ...more,
})

/** A storage of pictures; it has no videos. */
export const picturesOnly = (read: MediaStorage['read']): MediaStorage => ({
  read,
  sizeOf: async () => null,
  openStream: async () => null,
})

export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  text: string
}

/** Opens a front server on a free port with a fake renderer and API that record their requests. */
export async function openFront(more: Partial<FrontOptions> = {}) {
  const seen: RenderRequest[] = []
  const calls: Request[] = []
  const purge = new PurgeBus()
  const render = async (wanted: RenderRequest) => {
    seen.push(wanted)
    const { url, headers } = wanted
    const text = `<p>${'字'.repeat(500)}</p><script nonce="${headers['x-nonce']}">self.__next_f.push([1,"x"])</script>`
    return page(`<html><body><h1>${url} ${headers.host}</h1>${text}</body></html>`, {
      status: url.startsWith('/-/') ? 404 : 200,
    })
  }
  const api = {
    fetch: async (req: Request) => {
      calls.push(req)
      const body = req.method === 'POST' ? (await req.arrayBuffer()).byteLength : 0
      return Response.json({ code: 0, msg: '', data: { path: new URL(req.url).pathname, body } })
    },
  }
  const front = new Front({
    log: createLog('silent'),
    metrics: new Metrics({ process: false }),
    purge,
    hosts: { resolve: (host) => SITES[host.replace(/:\d+$/, '')], has: (host) => host in SITES },
    api,
    cacheRules: (_, path) =>
      path === '/api/comm/gameList' ? { fresh: 60, stale: 60, tags: ['games'], query: ['a', 'b'] } : undefined,
    storage: picturesOnly(async (key) =>
      key === 'art/a.svg' ? { body: Buffer.from('<svg/>'), contentType: 'image/svg+xml', etag: 'v1' } : null,
    ),
    ready: async () => true,
    render,
    slots: 2,
    pageCacheMb: 8,
    trustedProxies: '',
    ...more,
  })
  const port = await front.listen(0, '127.0.0.1')
  const ask = (
    path: string,
    options: { method?: string; headers?: Record<string, string>; body?: Buffer | Buffer[] } = {},
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const req = request(
        {
          port,
          host: '127.0.0.1',
          path,
          method: options.method ?? 'GET',
          headers: { host: 'localhost', ...options.headers },
        },
        (res) => {
          const chunks: Buffer[] = []
          res.on('data', (chunk: Buffer) => chunks.push(chunk))
          res.on('end', () => {
            const body = Buffer.concat(chunks)
            resolve({ status: res.statusCode ?? 0, headers: res.headers, body, text: body.toString() })
          })
          res.on('error', reject)
        },
      )
      req.on('error', reject)
      if (Array.isArray(options.body)) {
        for (const chunk of options.body) req.write(chunk)
        req.end()
      } else req.end(options.body)
    })
  return { front, port, ask, seen, calls, purge }
}

/**
 * Sends raw bytes; resolves with the response head, or what arrived before the peer closed. The connection stays open.
 */
export function openRaw(port: number, text: string): Promise<{ head: string; socket: Socket }> {
  return new Promise((resolve) => {
    let head = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      head += chunk.toString()
      if (head.includes('\r\n\r\n')) resolve({ head, socket })
    })
    socket.on('close', () => resolve({ head, socket }))
    socket.on('error', () => resolve({ head, socket }))
  })
}

/** Does the same, and closes the connection afterwards. */
export async function raw(port: number, text: string): Promise<string> {
  const { head, socket } = await openRaw(port, text)
  socket.destroy()
  return head
}
