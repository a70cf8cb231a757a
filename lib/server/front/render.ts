import type { OutgoingHttpHeaders } from 'node:http'

/** Request to a renderer: an address, and the headers chosen by the front server. */
export interface RenderRequest {
  url: string
  headers: Record<string, string>
}

/** The whole response in memory. */
export interface Rendered {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** Optional data was not available: must not be cached. */
  isPartial?: boolean
}

/** Next, wherever it runs. Rejects if it cannot answer or takes too long. */
export type Renderer = (wanted: RenderRequest) => Promise<Rendered>
