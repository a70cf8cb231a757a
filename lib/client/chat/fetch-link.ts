import { call } from '../api'
import { deleteStored, isRecord } from '../browser-storage'
import { readOwn, writeOwn } from '../own-storage'
import type { ChatLink } from './transport'

const KEY = 'chatToken'
/** A token that expires sooner than this is not used. */
const LEAST_MS = 10_000
const TEXTS = ['token', 'nonce', 'provider', 'appKey', 'linkId'] as const

/**
 * Exchanges an IM token for the connection data of this session, and caches it for the tab's next pages until it
 * expires.
 */
export async function fetchLink(): Promise<ChatLink> {
  const { token, nonce } = await call('GET /user/getImParams', {})
  const link = await call('GET /im/getImCenterToken', { token, nonce })
  writeOwn('session', KEY, { link, until: Date.now() + link.expiresIn * 1000 })
  return link
}

/** Returns connection data cached by an earlier page of this tab; null if there is none that is still valid. */
export function cachedLink(): ChatLink | null {
  const stored = readOwn('session', KEY)
  if (!isRecord(stored) || typeof stored.until !== 'number' || stored.until - Date.now() < LEAST_MS) return null
  const { link } = stored
  return isRecord(link) && TEXTS.every((field) => typeof link[field] === 'string')
    ? (link as unknown as ChatLink)
    : null
}

/** Deletes connection data that the server refused. */
export const dropLink = (): void => deleteStored('session', KEY)
