import { createHash } from 'node:crypto'
import { sameText } from '../../../runtime/vault'

/** The vendor's rule for calls in both directions: SHA1 of secret, nonce and timestamp, joined. */
export const signatureOf = (secret: string, nonce: string, timestamp: string): string =>
  createHash('sha1').update(`${secret}${nonce}${timestamp}`).digest('hex')

const FRESH_MS = 5 * 60_000

/** Whether the vendor called, and just now: its callbacks carry nonce, signTimestamp (ms) and signature in the address. */
export function isSigned(query: URLSearchParams, secret: string, now: Date): boolean {
  const [nonce, timestamp] = [query.get('nonce') ?? '', query.get('signTimestamp') ?? '']
  if (!nonce || !(Math.abs(now.getTime() - Number(timestamp)) <= FRESH_MS)) return false
  return sameText(query.get('signature') ?? '', signatureOf(secret, nonce, timestamp))
}
