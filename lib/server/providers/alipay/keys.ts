import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'

/** Key mode: Alipay's public key, as the merchant console shows it (not the one of our app). */
export interface AlipayPublicKey {
  alipayPublicKey: string
}

/** Certificate mode: the texts of the three files of the merchant console. */
export interface AlipayCertificates {
  appCert: string
  alipayCert: string
  /** Several certificates in one text. */
  alipayRootCert: string
}

export type AlipayTrust = AlipayPublicKey | AlipayCertificates

export const hasCertificates = (trust: AlipayTrust): trust is AlipayCertificates => 'appCert' in trust

/** Options of the SDK that concern keys; keys without armour. */
export type SdkKeys = { keyType: 'PKCS8'; privateKey: string } & (
  | { alipayPublicKey: string }
  | { appCertContent: string; alipayPublicCertContent: string; alipayRootCertContent: string }
)

/**
 * Keys as the SDK needs them. Private and public keys may have PEM armour or be bare base64, PKCS#1 or PKCS#8 (SPKI);
 * line breaks may be written as `\n`. Throws an Error that says which of them is wrong, without its content.
 */
export function readKeys(privateText: string, trust: AlipayTrust): SdkKeys {
  const own = privateKeyOf(privateText)
  const privateKey = own.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  if (!hasCertificates(trust)) {
    const theirs = publicKeyOf(trust.alipayPublicKey)
    if (theirs.equals(createPublicKey(own)))
      throw new Error('alipay: the public key is the one of our app; the one of Alipay is needed')
    return {
      keyType: 'PKCS8',
      privateKey,
      alipayPublicKey: theirs.export({ type: 'spki', format: 'der' }).toString('base64'),
    }
  }
  const appCert = armoured(trust.appCert, 'CERTIFICATE')
  const alipayCert = armoured(trust.alipayCert, 'CERTIFICATE')
  const roots = linesOf(trust.alipayRootCert)
  if (!certificateOf(appCert, 'app').checkPrivateKey(own))
    throw new Error('alipay: the app certificate does not belong to the private key')
  if (certificateOf(alipayCert, 'Alipay').publicKey.equals(createPublicKey(own)))
    throw new Error('alipay: the certificate of the app was given as the one of Alipay')
  if (!roots.includes('BEGIN CERTIFICATE')) throw new Error('alipay: the root certificate is not PEM')
  return {
    keyType: 'PKCS8',
    privateKey,
    appCertContent: appCert,
    alipayPublicCertContent: alipayCert,
    alipayRootCertContent: roots,
  }
}

const linesOf = (text: string): string => `${text.replaceAll('\\n', '\n').trim()}\n`

const armoured = (text: string, label: string): string => {
  const lines = linesOf(text)
  return lines.includes('-----BEGIN') ? lines : `-----BEGIN ${label}-----\n${lines}-----END ${label}-----\n`
}

function privateKeyOf(text: string): KeyObject {
  const key =
    attempt(() => createPrivateKey(armoured(text, 'PRIVATE KEY'))) ??
    attempt(() => createPrivateKey(armoured(text, 'RSA PRIVATE KEY')))
  if (key?.asymmetricKeyType !== 'rsa') throw new Error('alipay: the private key is not an RSA key')
  return key
}

function publicKeyOf(text: string): KeyObject {
  const key =
    attempt(() => createPublicKey(armoured(text, 'PUBLIC KEY'))) ??
    attempt(() => createPublicKey(armoured(text, 'RSA PUBLIC KEY')))
  if (key?.asymmetricKeyType !== 'rsa' || text.includes('PRIVATE KEY'))
    throw new Error('alipay: the public key of Alipay is not an RSA public key')
  return key
}

function certificateOf(text: string, whose: string): X509Certificate {
  const found = attempt(() => new X509Certificate(text))
  if (found?.publicKey.asymmetricKeyType !== 'rsa')
    throw new Error(`alipay: the ${whose} certificate is not an RSA certificate in PEM`)
  return found
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
