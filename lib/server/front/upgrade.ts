import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Pages } from '../renderers/open-next'
import type { Log } from '../runtime/log'
import { LiveHandler } from './live-handler'
import { isHost, type VisitorReader } from './visitor'

interface UpgradeOptions {
  visitors: VisitorReader
  live: LiveHandler
  /** For development: Next's reload channel. */
  dev?: Pages
  hasSite: (host: string) => boolean
  log: Log
}

/** Handles requests for another protocol: live connections of our hosts, and nothing else. */
export function createUpgrade({ visitors, live, dev, hasSite, log }: UpgradeOptions) {
  const upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { host, address } = visitors.meet(req)
    const url = req.url ?? ''
    const isOurs = isHost(host) && hasSite(host)
    if (isOurs && LiveHandler.takes(url) && live.upgrade(req, socket, head, address)) return
    if (isOurs && url.startsWith('/_next/') && dev) dev.upgrade(req, socket, head)
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
  }
  return (req: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy())
    try {
      upgrade(req, socket, head)
    } catch (error) {
      log.error({ err: error }, 'an upgrade failed')
      socket.destroy()
    }
  }
}
