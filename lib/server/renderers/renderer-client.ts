import { Agent, request } from 'node:http'
import type { Rendered, RenderRequest } from '../front/render'

/**
 * The connection closed before the response was complete: the renderer process is gone, and another one may be tried.
 */
export class RendererLost extends Error {}

/** Seconds after which a render counts as failed. */
const RENDER_SECONDS = 30

/** Sends requests to the http server behind a unix socket; resolves with complete responses only. */
export function createRendererClient(socketPath: string): {
  ask(wanted: RenderRequest): Promise<Rendered>
  close(): void
} {
  const agent = new Agent({ keepAlive: true })
  const ask = ({ url, headers }: RenderRequest) =>
    new Promise<Rendered>((resolve, reject) => {
      const gone = (error: Error) => reject(new RendererLost(`${url}: ${error.message}`, { cause: error }))
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
