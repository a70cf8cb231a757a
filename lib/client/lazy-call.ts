import type { call } from './api'

/** `call` for public pages: the API client (and axios with it) is fetched on first use, outside the first-load budget. */
export const lazyCall: typeof call = async (...args) => {
  const api = await import('./api').catch(() => {
    // No client, so no ApiError either: this one is told from others by its name, as forms do.
    throw Object.assign(new Error('网络超时'), { name: 'ApiError', code: -1, data: null })
  })
  return api.call(...args)
}
