import type { OutgoingHttpHeaders } from 'node:http'

/** What a renderer is asked: an address, and the headers the front chose. */
export interface RenderRequest {
  url: string
  headers: Record<string, string>
}

/** The whole answer in memory. */
export interface Rendered {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** Something it can do without was not to be had: not to be kept. */
  isPartial?: boolean
}

/** Next, wherever it runs. Rejects when it cannot answer or does not come back in time. */
export type Renderer = (wanted: RenderRequest) => Promise<Rendered>
