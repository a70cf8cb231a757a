import { createCipheriv, createSign, createVerify, type KeyObject, randomBytes } from 'node:crypto'
import { certify, type Holder, rsaHolder } from '../alipay/certificates'

/** A key of the platform under the name that stands in `Wechatpay-Serial`. */
export interface PlatformKey {
  serial: string
  privateKey: KeyObject
  /** What a merchant is given: a certificate, or the public key. */
  pem: string
}

/** Keys and certificates of the merchant and of WeChat Pay, made at start. */
export interface Identity {
  merchant: Holder
  /** Serial number of the merchant's certificate. */
  serial: string
  certificate: PlatformKey
  /** Former certificate, still valid. */
  oldCertificate: PlatformKey
  publicKey: PlatformKey
  /** Of no one that a merchant knows. */
  stranger: PlatformKey
  apiV3Key: string
}

export const PUBLIC_KEY_ID = 'PUB_KEY_ID_0116000000012035031300111111000222'

export function createIdentity(): Identity {
  const root = rsaHolder(['CN', 'Tenpay Double', 'Certification Authority', 'Tenpay Double Root'])
  const platform = (serial: string): PlatformKey => {
    const holder = rsaHolder(['CN', 'Tenpay Double', 'WeChat Pay', 'Tenpay.com sign'])
    return { serial, privateKey: holder.privateKey, pem: certify(holder, root, Buffer.from(serial, 'hex')).pem }
  }
  const own = rsaHolder(['CN', 'Tenpay Double', 'WeChat Pay', 'public key'])
  const pem = own.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  return {
    merchant: rsaHolder(['CN', '游戏交易有限公司', 'merchant', '1900000001']),
    serial: '3775B6A45ACD588826D15E583A95F5DD00000001',
    // the first bit of the second is set: a certificate puts a zero byte in front of it
    certificate: platform('1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C'),
    oldCertificate: platform('F5765756002FDD77BB1C0DFA5F2F4B7A5A8B1D2E'),
    publicKey: { serial: PUBLIC_KEY_ID, privateKey: own.privateKey, pem },
    stranger: platform('0A1B2C3D4E5F60718293A4B5C6D7E8F900112233'),
    apiV3Key: 'double0123456789double0123456789',
  }
}

export const signText = (text: string, key: KeyObject): string =>
  createSign('RSA-SHA256').update(text, 'utf8').sign(key, 'base64')

export const isSignedBy = (key: KeyObject, text: string, signature: string): boolean =>
  createVerify('RSA-SHA256').update(text, 'utf8').verify(key, signature, 'base64')

/** Encrypted as AEAD_AES_256_GCM, the tag at the end. */
export function sealText(text: string, key: string, { nonce, data }: { nonce: string; data: string }): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(data))
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

export const nonceOf = (bytes = 16): string => randomBytes(bytes).toString('hex')
