import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { addRequestHeader } from './headers'
import { sendPlain } from './plain-pages'

/** Live connections of Socket.IO, by polling or by upgrade. They never end by themselves; the drain ends them. */
export class LiveRoom {
  /** Socket.IO attaches to this server; it never listens, the front passes it what is its own. */
  readonly #server = new Server()
  readonly #open = new Set<Duplex | ServerResponse>()
  #draining = false

  constructor(attach?: (server: Server) => void) {
    attach?.(this.#server)
  }

  static takes = (path: string): boolean => path.startsWith('/socket.io/')

  answer(req: IncomingMessage, res: ServerResponse, address: string): 'live' {
    addRequestHeader(req, 'x-client-ip', address)
    this.#hold(res)
    if (this.#server.listenerCount('request') > 0) this.#server.emit('request', req, res)
    else sendPlain(res, 404)
    return 'live'
  }

  /** False: nobody takes it. */
  upgrade(req: IncomingMessage, socket: Duplex, head: Buffer, address: string): boolean {
    if (this.#draining || this.#server.listenerCount('upgrade') === 0) return false
    addRequestHeader(req, 'x-client-ip', address)
    this.#hold(socket)
    this.#server.emit('upgrade', req, socket, head)
    return true
  }

  drain(): void {
    this.#draining = true
    for (const connection of this.#open) connection.destroy()
  }

  #hold(connection: Duplex | ServerResponse): void {
    this.#open.add(connection)
    connection.once('close', () => this.#open.delete(connection))
  }
}
