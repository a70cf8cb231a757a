import { Agent, request } from 'node:http'
import type { Rendered, RenderRequest } from '../front/render'

/** The connection ended before the answer did: the process behind it is gone, and somebody else may be asked. */
export class RendererGone extends Error {}

/** Seconds after which a render nobody sees the end of counts as failed. */
const RENDER_SECONDS = 30

/** Asks the http server behind a unix socket; resolves with whole answers only. */
export function createAsk(socketPath: string): { ask(wanted: RenderRequest): Promise<Rendered>; close(): void } {
  const agent = new Agent({ keepAlive: true })
  const ask = ({ url, headers }: RenderRequest) =>
    new Promise<Rendered>((resolve, reject) => {
      const gone = (error: Error) => reject(new RendererGone(`${url}: ${error.message}`, { cause: error }))
      const req = request({ socketPath, agent, path: url, method: 'GET', headers }, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('error', gone)
        res.on('end', () => {
          clearTimeout(late)
          resolve({ status: res.statusCode ?? 500, headers: res.headers, body: Buffer.concat(chunks) })
        })
      })
      const late = setTimeout(() => {
        reject(new Error(`render of ${url} took more than ${RENDER_SECONDS} s`))
        req.destroy()
      }, RENDER_SECONDS * 1000)
      req.on('error', (error) => {
        clearTimeout(late)
        gone(error)
      })
      req.end()
    })
  return { ask, close: () => agent.destroy() }
}
