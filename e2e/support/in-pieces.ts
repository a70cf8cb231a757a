import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const PIECES = 40
/** Long enough for the browser to paint a frame for each piece. */
const EACH_MS = 34
/** By then the render-blocking style sheets have arrived. */
const HEAD_MS = 300

/**
 * Proxies the server at `origin` like a slow connection: the HTML arrives in forty pieces, everything else unchanged.
 */
export async function openInPieces(origin: string): Promise<{ origin: string; close(): void }> {
  const { host, port } = new URL(origin)
  const server: Server = createServer((incoming, answer) => {
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' }
    incoming.pipe(
      request({ host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers }, (upstream) =>
        pass(upstream, answer).catch(() => answer.destroy()),
      ).on('error', () => answer.destroy()),
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close }
}

async function pass(upstream: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { 'content-length': _, ...headers } = upstream.headers
  answer.writeHead(upstream.statusCode ?? 502, headers)
  if (!headers['content-type']?.includes('html')) return void upstream.pipe(answer)
  const page = Buffer.concat(await upstream.toArray())
  const [head, foot] = [page.indexOf('</head>'), page.indexOf('</footer>')]
  answer.write(page.subarray(0, head))
  await sleep(HEAD_MS)
  const end = foot < 0 ? page.length : foot
  const places = Array.from({ length: PIECES + 1 }, (_, i) => head + Math.floor(((end - head) * i) / PIECES))
  for (const [i, place] of places.slice(1).entries()) {
    answer.write(page.subarray(places[i], place))
    await sleep(EACH_MS)
  }
  answer.end(page.subarray(end))
}
