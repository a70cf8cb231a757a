import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

export interface StatOrigin {
  origin: string
  fetch(request: Request): Response
}

/** The host without a brand: it only serves statistics frames and never sets a cookie, so none is ever sent to it. */
export class StatHandler {
  readonly #host: string
  readonly #listen: (req: IncomingMessage, res: ServerResponse) => Promise<void>

  constructor({ origin, fetch }: StatOrigin) {
    this.#host = new URL(origin).host
    this.#listen = getRequestListener(fetch, { overrideGlobalObjects: false })
  }

  takes = (host: string): boolean => host === this.#host

  async answer(req: IncomingMessage, res: ServerResponse): Promise<'stat'> {
    await this.#listen(req, res)
    return 'stat'
  }
}
