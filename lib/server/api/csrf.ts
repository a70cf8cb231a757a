import type { Vault } from '../runtime/vault'
import { randomToken, sameText } from '../runtime/vault'

/** `nonce.mac`; the mac names session and distributor, so a cookie tossed by a sibling host is worthless. */
export function issueCsrf(vault: Vault, distId: number, sessionId: string | null): string {
  const nonce = randomToken(9)
  return `${nonce}.${macOf(vault, nonce, distId, sessionId)}`
}

export function isCsrfValid(vault: Vault, token: string, distId: number, sessionId: string | null): boolean {
  const [nonce = '', mac = ''] = token.split('.')
  return nonce.length >= 8 && sameText(mac, macOf(vault, nonce, distId, sessionId))
}

const macOf = (vault: Vault, nonce: string, distId: number, sessionId: string | null) =>
  vault.mac('csrf', `${nonce}:${distId}:${sessionId ?? 'anonymous'}`).slice(0, 32)

/** A browser says where a call comes from; another site is refused. Absent headers mean no browser. */
export function isSameSite(headers: { get(name: string): string | null }, host: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  if (!origin) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
