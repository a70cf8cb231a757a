import { createDecipheriv, createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto'
import { readCertificate, readPrivateKey, readPublicKey } from '../pem'
import { parseValues, textOf, type Values } from './values'

/** Keys of a merchant and of WeChat Pay, as settings hold them. */
export interface WechatPaySettings {
  /** Hexadecimal serial number of the merchant's certificate. */
  serial: string
  /** Of the merchant's certificate: PEM or bare base64. */
  privateKey: string
  /** 32 characters, opens notices. */
  apiV3Key: string
  /** WeChat Pay's public key and its id (`PUB_KEY_ID_…`); new merchants have only this. */
  publicKeyId?: string
  publicKey?: string
  /** PEM texts of WeChat Pay's platform certificates; with a public key too while WeChat Pay changes over to it. */
  platformCertificates?: readonly string[]
}

/** Reads a header; null or undefined: not there. */
export type HeaderOf = (name: string) => string | null | undefined

export interface WechatPayKeys {
  serial: string
  privateKey: KeyObject
  /** By the serial or id that WeChat Pay names. */
  platform: Readonly<Record<string, KeyObject>>
  publicKeyId: string | undefined
  /** Base64 signature of the merchant. */
  sign(text: string): string
  /** Whether WeChat Pay signed a body at most five minutes ago. */
  isGenuine(headerOf: HeaderOf, body: string, now: Date): boolean
  /** Content of an encrypted resource; null if it was not encrypted with our key. */
  open(resource: Values): Values | null
}

const ID_PREFIX = 'PUB_KEY_ID_'
const CLOCK_MS = 300_000
const KEY_BYTES = 32
const TAG_BYTES = 16
const SIGNATURE_TYPE = 'WECHATPAY2-SHA256-RSA2048'

/** Reads all keys. Throws an Error that says which of them is wrong, without its content. */
export function readKeys(settings: WechatPaySettings): WechatPayKeys {
  const serial = settings.serial.toUpperCase()
  if (!/^[0-9A-F]{8,64}$/.test(serial)) throw new Error('wechat pay: the serial number is not hexadecimal')
  const apiV3Key = Buffer.from(settings.apiV3Key)
  if (apiV3Key.length !== KEY_BYTES) throw new Error('wechat pay: the APIv3 key does not have 32 characters')
  const privateKey = readPrivateKey(settings.privateKey, 'wechat pay: the private key')
  const platform = platformOf(settings)
  if (serial in platform) throw new Error('wechat pay: a certificate of the merchant was given as one of the platform')
  const own = createPublicKey(privateKey)
  if (Object.values(platform).some((key) => key.equals(own)))
    throw new Error('wechat pay: the key of the merchant was given as one of the platform')
  return {
    serial,
    privateKey,
    platform,
    publicKeyId: settings.publicKeyId || undefined,
    sign: (text) => createSign('RSA-SHA256').update(text).sign(privateKey, 'base64'),
    isGenuine: (headerOf, body, now) => isGenuine(platform, headerOf, { body, now }),
    open: (resource) => open(apiV3Key, resource),
  }
}

function platformOf({ publicKeyId, publicKey, platformCertificates = [] }: WechatPaySettings) {
  const keys = new Map<string, KeyObject>()
  if (publicKeyId || publicKey) {
    if (!publicKeyId?.startsWith(ID_PREFIX)) throw new Error(`wechat pay: the public key has no id ${ID_PREFIX}…`)
    keys.set(publicKeyId, readPublicKey(publicKey ?? '', 'wechat pay: the public key'))
  }
  for (const text of platformCertificates) {
    const { serialNumber, publicKey: key } = readCertificate(text, 'wechat pay: a platform certificate')
    keys.set(serialNumber.toUpperCase(), key)
  }
  if (keys.size === 0) throw new Error('wechat pay: neither a public key nor a platform certificate')
  return Object.fromEntries(keys)
}

/** Probes of WeChat Pay (`WECHATPAY/SIGNTEST/…`) are no signatures, so they fail as any wrong one. */
function isGenuine(
  platform: WechatPayKeys['platform'],
  headerOf: HeaderOf,
  { body, now }: { body: string; now: Date },
): boolean {
  const [at, nonce, serial, signature] = ['timestamp', 'nonce', 'serial', 'signature'].map(
    (name) => headerOf(`wechatpay-${name}`) ?? '',
  )
  if (!at || !/^\d{1,12}$/.test(at) || !nonce || !serial || !signature) return false
  if ((headerOf('wechatpay-signature-type') ?? SIGNATURE_TYPE) !== SIGNATURE_TYPE) return false
  if (Math.abs(now.getTime() - Number(at) * 1000) > CLOCK_MS) return false
  const key = Object.hasOwn(platform, serial) ? platform[serial] : undefined
  if (!key) return false
  return createVerify('RSA-SHA256').update(`${at}\n${nonce}\n${body}\n`).verify(key, signature, 'base64')
}

function open(key: Buffer, resource: Values): Values | null {
  if (resource.algorithm !== 'AEAD_AES_256_GCM') return null
  const sealed = Buffer.from(textOf(resource.ciphertext), 'base64')
  if (sealed.length < TAG_BYTES) return null
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, textOf(resource.nonce), { authTagLength: TAG_BYTES })
    cipher.setAAD(Buffer.from(textOf(resource.associated_data))).setAuthTag(sealed.subarray(-TAG_BYTES))
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()])
    return parseValues(plain.toString())
  } catch {
    return null
  }
}
