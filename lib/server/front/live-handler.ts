import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { addRequestHeader } from './headers'
import { sendPlain } from './plain-pages'

/** Concurrent connections per address: browser tabs of the people behind it. */
const MOST_AN_ADDRESS = 200

/** Live connections of Socket.IO, by polling or by upgrade. They only end when the server drains. */
export class LiveHandler {
  /** Socket.IO attaches to this server; it never listens, the front server passes requests to it. */
  readonly #server = new Server()
  readonly #open = new Set<Duplex | ServerResponse>()
  readonly #held = new Map<string, number>()
  #draining = false

  constructor(attach?: (server: Server) => void) {
    attach?.(this.#server)
  }

  static takes = (path: string): boolean => path.startsWith('/socket.io/')

  answer(req: IncomingMessage, res: ServerResponse, address: string): 'live' {
    if (this.#server.listenerCount('request') === 0) sendPlain(res, 404)
    else if (!isOwnOrigin(req)) sendPlain(res, 400)
    else if (!this.#hold(res, address)) sendPlain(res, 503, ['Retry-After', '60'])
    else this.#server.emit('request', addRequestHeader(req, 'x-client-ip', address), res)
    return 'live'
  }

  /** False: no handler accepts it. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer, address: string): boolean {
    if (this.#draining || this.#server.listenerCount('upgrade') === 0) return false
    if (!isOwnOrigin(req)) socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
    else if (!this.#hold(socket, address)) socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
    else this.#server.emit('upgrade', addRequestHeader(req, 'x-client-ip', address), socket, head)
    return true
  }

  /** Connections now. */
  get count(): number {
    return this.#open.size
  }

  drain(): void {
    this.#draining = true
    for (const connection of this.#open) connection.destroy()
  }

  /** False: this address has reached its connection limit. */
  #hold(connection: Duplex | ServerResponse, address: string): boolean {
    const held = this.#held.get(address) ?? 0
    if (held >= MOST_AN_ADDRESS) return false
    this.#held.set(address, held + 1)
    this.#open.add(connection)
    connection.once('close', () => this.#release(connection, address))
    return true
  }

  #release(connection: Duplex | ServerResponse, address: string): void {
    this.#open.delete(connection)
    const left = (this.#held.get(address) ?? 1) - 1
    if (left > 0) this.#held.set(address, left)
    else this.#held.delete(address)
  }
}

/** A browser sends the origin of the connecting page; one of another host is rejected. Absent: not a browser. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase())
}
