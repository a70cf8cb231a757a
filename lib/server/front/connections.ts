import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export const SERVER_LIMITS = {
  keepAliveTimeout: 65_000,
  requestTimeout: 120_000,
  maxHeaderSize: 16 * 1024,
  // Node checks for late headers only at this interval
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
}

/** A new connection that has sent nothing for this long is one that a browser opened in advance. */
const SILENT_MS = 1_000

interface State {
  openedAt: number
  hasAsked: boolean
  requests: number
}

/**
 * Connections of a server, to end them without losing a request. Node's own `closeIdleConnections` also closes those that
 * have just been accepted, whose request is on its way: a proxy would see a reset and answer 502.
 */
export class Connections {
  readonly #states = new Map<Socket, State>()

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#states.set(socket, { openedAt: Date.now(), hasAsked: false, requests: 0 })
      socket.once('close', () => this.#states.delete(socket))
    })
    server.on('request', ({ socket }, res) => {
      const state = this.#states.get(socket)
      if (!state) return
      state.hasAsked = true
      state.requests++
      res.once('close', () => state.requests--)
    })
  }

  /** Closes those that wait for nothing: between two requests, or silent since they were opened. */
  closeIdle(): void {
    const now = Date.now()
    for (const [socket, { openedAt, hasAsked, requests }] of this.#states)
      if (requests === 0 && (hasAsked || now - openedAt > SILENT_MS)) socket.end()
  }
}
