import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'

export interface EnvelopeKeys {
  appId: string
  /** Configured in the account's console. */
  token: string
  /** EncodingAESKey: 43 characters. */
  aesKey: string
}

/** The vendor's signature: SHA-1 of the parts, sorted. */
export const signatureOf = (...parts: string[]): string =>
  createHash('sha1').update(parts.sort().join('')).digest('hex')

export function isSigned(signature: string | null, ...parts: (string | null)[]): boolean {
  if (!signature || parts.some((part) => part === null)) return false
  const own = Buffer.from(signatureOf(...(parts as string[])))
  const sent = Buffer.from(signature)
  return own.length === sent.length && timingSafeEqual(own, sent)
}

/** Text of a tag; values are plain or in CDATA. */
export const tagOf = (xml: string, name: string): string =>
  new RegExp(`<${name}>(?:<!\\[CDATA\\[([\\s\\S]*?)\\]\\]>|([^<]*))</${name}>`).exec(xml)?.slice(1).find(Boolean) ?? ''

/**
 * AES-256-CBC under the account's key, padded to 32 bytes: 16 random bytes, the length, the message, the app's id.
 * Undefined if it is corrupt or for another account.
 */
export function openEnvelope({ appId, aesKey }: EnvelopeKeys, sealed: string): string | undefined {
  const key = Buffer.from(`${aesKey}=`, 'base64')
  try {
    const cipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
    const padded = Buffer.concat([cipher.update(sealed, 'base64'), cipher.final()])
    const pad = padded.at(-1) ?? 0
    if (pad < 1 || pad > 32) return undefined
    const plain = padded.subarray(16, padded.length - pad)
    const end = 4 + plain.readUInt32BE(0)
    return plain.subarray(end).toString() === appId ? plain.subarray(4, end).toString() : undefined
  } catch {
    return undefined
  }
}
