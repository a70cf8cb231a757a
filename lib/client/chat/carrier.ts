import type { LiveTransport } from './transport'

/** The page's open connection, used by calls to the carrier; undefined while there is none. */
export const carrier: { current?: LiveTransport } = {}
