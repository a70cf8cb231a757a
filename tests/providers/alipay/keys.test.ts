import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readKeys } from '@/lib/server/providers/alipay/keys'
import { createIdentity } from '../../support/vendors/alipay/identity'

const identity = createIdentity()
const { privateKey, publicKey } = identity.app
const theirs = identity.alipay.publicKey
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const alipayPublicKey = theirs.export({ type: 'spki', format: 'pem' }).toString()
const certificates = {
  appCert: identity.appCert.pem,
  alipayCert: identity.alipayCert.pem,
  alipayRootCert: identity.rootPem,
}

describe('keys for Alipay', () => {
  it('a private key is read in every form in which tools write it', () => {
    const forms = [
      pem,
      privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
      privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
      pem.replaceAll('\n', '\\n'),
    ]
    const read = forms.map((form) => readKeys(form, { alipayPublicKey }).privateKey)
    expect(new Set(read)).toEqual(new Set([privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')]))
  })

  it('a public key is read with and without armour', () => {
    const bare = theirs.export({ type: 'spki', format: 'der' }).toString('base64')
    for (const form of [alipayPublicKey, bare])
      expect(readKeys(pem, { alipayPublicKey: form })).toMatchObject({ alipayPublicKey: bare })
  })

  it('the public key of the own app is refused as the one of Alipay', () => {
    const own = publicKey.export({ type: 'spki', format: 'pem' }).toString()
    expect(() => readKeys(pem, { alipayPublicKey: own })).toThrow('the one of Alipay is needed')
  })

  it('an unusable key is refused without being quoted', () => {
    expect(() => readKeys('c2VjcmV0', { alipayPublicKey })).toThrow(/^alipay: the private key is not an RSA key$/)
    expect(() => readKeys(pem, { alipayPublicKey: '' })).toThrow(/^alipay: the public key of Alipay is not/)
    expect(() => readKeys(pem, { alipayPublicKey: pem })).toThrow(/^alipay: the public key of Alipay is not/)
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
    expect(() => readKeys(ec.toString(), { alipayPublicKey })).toThrow('not an RSA key')
  })

  it('certificates that do not belong together are refused', () => {
    expect(readKeys(pem, certificates)).toMatchObject({ appCertContent: identity.appCert.pem })
    const exchanged = { ...certificates, appCert: certificates.alipayCert }
    expect(() => readKeys(pem, exchanged)).toThrow('does not belong to the private key')
    expect(() => readKeys(pem, { ...certificates, alipayCert: certificates.appCert })).toThrow('as the one of Alipay')
    expect(() => readKeys(pem, { ...certificates, alipayCert: 'x' })).toThrow('the Alipay certificate is not')
    expect(() => readKeys(pem, { ...certificates, alipayRootCert: 'x' })).toThrow('root certificate is not PEM')
  })
})
