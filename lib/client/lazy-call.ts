import type { call } from './api'

/** The API client, and so ApiError, failed to load: this error is recognised by its name, as in forms. */
export const lostClient = (): never => {
  throw Object.assign(new Error('网络超时'), { name: 'ApiError', reason: 'NETWORK_LOST', data: null })
}

/** `call` for public pages: the API client (with axios) is loaded on first use, outside the first-load budget. */
export const lazyCall: typeof call = async (...args) => (await import('./api').catch(lostClient)).call(...args)
