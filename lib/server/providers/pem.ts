import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'

/**
 * Keys and certificates as settings hold them: with PEM armour or as bare base64, PKCS#1 or PKCS#8 (SPKI); line breaks
 * may be written as `\n`. The errors say whose key is wrong, without its content.
 */
export function readPrivateKey(text: string, whose: string): KeyObject {
  const key =
    attempt(() => createPrivateKey(armoured(text, 'PRIVATE KEY'))) ??
    attempt(() => createPrivateKey(armoured(text, 'RSA PRIVATE KEY')))
  if (key?.asymmetricKeyType !== 'rsa') throw new Error(`${whose} is not an RSA key`)
  return key
}

export function readPublicKey(text: string, whose: string): KeyObject {
  const key =
    attempt(() => createPublicKey(armoured(text, 'PUBLIC KEY'))) ??
    attempt(() => createPublicKey(armoured(text, 'RSA PUBLIC KEY')))
  // a private key or a certificate would be read as its public key
  if (key?.asymmetricKeyType !== 'rsa' || /PRIVATE KEY|CERTIFICATE/.test(text))
    throw new Error(`${whose} is not an RSA public key`)
  return key
}

export function readCertificate(text: string, whose: string): X509Certificate {
  const found = attempt(() => new X509Certificate(armoured(text, 'CERTIFICATE')))
  if (found?.publicKey.asymmetricKeyType !== 'rsa') throw new Error(`${whose} is not an RSA certificate in PEM`)
  return found
}

/** The lines of a key or certificate with armour. */
export function armoured(text: string, label: string): string {
  const lines = linesOf(text)
  return lines.includes('-----BEGIN') ? lines : `-----BEGIN ${label}-----\n${lines}-----END ${label}-----\n`
}

export const linesOf = (text: string): string => `${text.replaceAll('\\n', '\n').trim()}\n`

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
