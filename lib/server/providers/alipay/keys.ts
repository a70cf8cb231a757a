import { createPublicKey } from 'node:crypto'
import { armoured, linesOf, readCertificate, readPrivateKey, readPublicKey } from '../pem'

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
  const own = readPrivateKey(privateText, 'alipay: the private key')
  const privateKey = own.export({ type: 'pkcs8', format: 'der' }).toString('base64')
  if (!hasCertificates(trust)) {
    const theirs = readPublicKey(trust.alipayPublicKey, 'alipay: the public key of Alipay')
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
  if (!readCertificate(appCert, 'alipay: the app certificate').checkPrivateKey(own))
    throw new Error('alipay: the app certificate does not belong to the private key')
  if (readCertificate(alipayCert, 'alipay: the Alipay certificate').publicKey.equals(createPublicKey(own)))
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
