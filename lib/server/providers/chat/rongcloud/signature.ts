import { createHash } from 'node:crypto'
import { sameText } from '../../../runtime/vault'

/** The vendor's signature for calls in both directions: SHA1 of secret, nonce and timestamp, concatenated. */
export const signatureOf = (secret: string, nonce: string, timestamp: string): string =>
  createHash('sha1').update(`${secret}${nonce}${timestamp}`).digest('hex')

const FRESH_MS = 5 * 60_000

/**
 * Whether the vendor made this call just now: its callbacks have nonce, signTimestamp (ms) and signature in the query.
 */
export function isSigned(query: URLSearchParams, secret: string, now: Date): boolean {
  const [nonce, timestamp] = [query.get('nonce') ?? '', query.get('signTimestamp') ?? '']
  if (!nonce || !(Math.abs(now.getTime() - Number(timestamp)) <= FRESH_MS)) return false
  return sameText(query.get('signature') ?? '', signatureOf(secret, nonce, timestamp))
}
