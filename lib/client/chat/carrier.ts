import type { LiveTransport } from './transport'

/** The page's open connection, for what a carrier is handed; none while there is no connection. */
export const carrier: { current?: LiveTransport } = {}
