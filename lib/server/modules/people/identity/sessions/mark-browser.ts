import type { UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import { randomToken, sameText, type Vault } from '../../../../runtime/vault'

const LIFE_DAYS = 180
export const KNOWN_BROWSER_SECONDS = (LIFE_DAYS * DAY_MS) / 1000

/**
 * Returns the mark stored in a browser after a login, to distinguish it from strangers at the next one. It grants no
 * access.
 */
export function markBrowser(vault: Vault, userId: UserId, now: Date): string {
  const body = `${Math.floor(now.getTime() / DAY_MS)}.${randomToken(12)}`
  return `${body}.${sign(vault, userId, body)}`
}

/** Returns the verified mark, which identifies this browser; '' if this user never logged in here, or too long ago. */
export function readBrowserMark(vault: Vault, userId: UserId, mark: string, now: Date): string {
  const cut = mark.lastIndexOf('.')
  const body = mark.slice(0, Math.max(0, cut))
  if (!sameText(mark.slice(cut + 1), sign(vault, userId, body))) return ''
  return now.getTime() - Number(body.split('.')[0]) * DAY_MS <= LIFE_DAYS * DAY_MS ? body : ''
}

const sign = (vault: Vault, userId: UserId, body: string): string =>
  vault.mac('session', `known:${userId}:${body}`).slice(0, 32)
