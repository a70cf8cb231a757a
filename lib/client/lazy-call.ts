import type { call } from './api'

/** No client, so no ApiError either: this one is recognized by its name, as in forms. */
export const lostClient = (): never => {
  throw Object.assign(new Error('网络超时'), { name: 'ApiError', code: -1, data: null })
}

/** `call` for public pages: the API client (and axios with it) is fetched on first use, outside the first-load budget. */
export const lazyCall: typeof call = async (...args) => (await import('./api').catch(lostClient)).call(...args)
