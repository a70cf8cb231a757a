import { call } from '../api'
import { dropKept, isRecord } from '../kept'
import { readOwn, writeOwn } from '../kept-own'
import type { ChatLink } from './transport'

const KEY = 'chatToken'
/** A token that ends this soon is not worth a try. */
const LEAST_MS = 10_000
const TEXTS = ['token', 'nonce', 'provider', 'appKey', 'linkId'] as const

/** An IM token, exchanged for what this session connects with, and kept for the tab's next pages until it expires. */
export async function fetchLink(): Promise<ChatLink> {
  const { token, nonce } = await call('GET /user/getImParams', {})
  const link = await call('GET /im/getImCenterToken', { token, nonce })
  writeOwn('session', KEY, { link, until: Date.now() + link.expiresIn * 1000 })
  return link
}

/** What an earlier page of this tab connected with; null: nothing that still holds. */
export function keptLink(): ChatLink | null {
  const kept = readOwn('session', KEY)
  if (!isRecord(kept) || typeof kept.until !== 'number' || kept.until - Date.now() < LEAST_MS) return null
  const { link } = kept
  return isRecord(link) && TEXTS.every((field) => typeof link[field] === 'string')
    ? (link as unknown as ChatLink)
    : null
}

/** The server refused it. */
export const dropLink = (): void => dropKept('session', KEY)
