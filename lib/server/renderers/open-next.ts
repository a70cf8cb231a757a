import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

export interface Pages {
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>
  /** Development: Next's reload channel. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer): void
}

/**
 * Opens Next, ready for requests. It uses no port: Next adds an upgrade listener to the server it is given, and this
 * one never listens.
 */
export async function openNext({ dev, port = 0 }: { dev: boolean; port?: number }): Promise<Pages> {
  const { default: next } = await import('next')
  const httpServer = createServer()
  const app = next({ dev, dir: ROOT, customServer: true, hostname: 'localhost', port, httpServer, quiet: !dev })
  await app.prepare()
  const handler = app.getRequestHandler()
  return {
    handle: async (req, res) => {
      await handler(req, res)
    },
    upgrade: (req, socket, head) => void httpServer.emit('upgrade', req, socket, head),
  }
}
