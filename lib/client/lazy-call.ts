import type { call } from './api'

/** `call` for public pages: the API client (and axios with it) is fetched on first use, outside the first-load budget. */
export const lazyCall: typeof call = async (...args) => (await import('./api')).call(...args)
