import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readKeys, type WechatPaySettings } from '@/lib/server/providers/wechat-pay/keys'
import { openDouble } from '../../support/vendors/wechat-pay/open-double'

const bare = (pem: string): string => pem.replace(/-----[^-]+-----|\n/g, '')

describe('keys for WeChat Pay', () => {
  it('keys are read with and without armour, in both forms, and with written line breaks', async () => {
    const { wechat, merchant } = await openDouble()
    const { identity } = wechat
    const pkcs1 = identity.merchant.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
    const { platform } = readKeys(merchant)
    expect(Object.keys(platform)).toEqual([
      identity.publicKey.serial,
      identity.certificate.serial,
      identity.oldCertificate.serial,
    ])
    const forms: Partial<WechatPaySettings>[] = [
      { privateKey: bare(merchant.privateKey), publicKey: bare(merchant.publicKey) },
      { privateKey: pkcs1 },
      { privateKey: bare(pkcs1) },
      { privateKey: merchant.privateKey.replaceAll('\n', '\\n'), serial: merchant.serial.toLowerCase() },
      { platformCertificates: merchant.platformCertificates.map(bare) },
    ]
    for (const form of forms) {
      const keys = readKeys({ ...merchant, ...form })
      expect(keys.sign('text')).toBe(readKeys(merchant).sign('text'))
      expect(Object.keys(keys.platform)).toEqual(Object.keys(platform))
      expect(keys.serial).toBe(merchant.serial)
    }
  })

  it.each<[string, (good: WechatPaySettings & { ownPublic: string; ownCert: string }) => Partial<WechatPaySettings>]>([
    ['32 characters', () => ({ apiV3Key: 'short' })],
    ['not hexadecimal', () => ({ serial: 'PUB_KEY' })],
    ['private key', () => ({ privateKey: 'nothing' })],
    ['private key', ({ publicKey }) => ({ privateKey: publicKey })],
    ['no id PUB_KEY_ID_', () => ({ publicKeyId: '' })],
    ['no id PUB_KEY_ID_', () => ({ publicKeyId: '3775B6A4' })],
    ['public key', () => ({ publicKey: '' })],
    ['public key', ({ privateKey }) => ({ publicKey: privateKey })],
    ['public key', ({ platformCertificates }) => ({ publicKey: platformCertificates?.[0] })],
    ['key of the merchant', ({ ownPublic }) => ({ publicKey: ownPublic })],
    ['platform certificate', () => ({ platformCertificates: ['nothing'] })],
    ['neither', () => ({ publicKey: '', publicKeyId: '', platformCertificates: [] })],
  ])('a wrong key is refused and not shown (%s)', async (reason, change) => {
    const { wechat, merchant } = await openDouble()
    const own = wechat.identity.merchant.publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const wrong = change({ ...merchant, ownPublic: own, ownCert: '' })
    expect(() => readKeys({ ...merchant, ...wrong })).toThrow(reason)
  })

  it('the certificate of the merchant is refused as one of the platform', async () => {
    const { merchant, wechat } = await openDouble()
    const serial = wechat.identity.certificate.serial
    expect(() => readKeys({ ...merchant, serial })).toThrow('certificate of the merchant')
  })

  it('an elliptic key is refused', async () => {
    const { merchant } = await openDouble()
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const text = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    expect(() => readKeys({ ...merchant, privateKey: text })).toThrow('not an RSA key')
  })

  it('a resource of another algorithm or without a tag is not opened', async () => {
    const { merchant } = await openDouble()
    const { open } = readKeys(merchant)
    expect(open({ algorithm: 'AEAD_AES_128_GCM', ciphertext: 'a'.repeat(64), nonce: 'n' })).toBeNull()
    expect(open({ algorithm: 'AEAD_AES_256_GCM', ciphertext: 'YWJj', nonce: 'n' })).toBeNull()
    expect(open({ algorithm: 'AEAD_AES_256_GCM', ciphertext: 'a'.repeat(64) })).toBeNull()
    expect(open({})).toBeNull()
  })
})
