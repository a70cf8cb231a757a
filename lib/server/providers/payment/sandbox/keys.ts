import { createPrivateKey, createPublicKey, createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { keepOnce } from '../../../runtime/secrets'

/** The gateway signs, our side verifies: the same path as with a real provider's key pair. */
export interface SandboxKeys { sign(text: string): string; verify(text: string, signature: string): boolean }

export function openKeys(dataDir: string): SandboxKeys {
  const pem = keepOnce(dataDir, 'sandbox-gateway.pem', () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  return keysOf(createPrivateKey(pem))
}

export function keysOf(privateKey: KeyObject): SandboxKeys {
  const publicKey = createPublicKey(privateKey)
  return {
    sign: (text) => createSign('RSA-SHA256').update(text).sign(privateKey, 'base64'),
    verify: (text, signature) => createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64'),
  }
}

/** Parameters in name order, without the signature. */
export const signedText = (params: Record<string, string>): string =>
  Object.keys(params).filter((name) => name !== 'sign' && params[name] !== '').sort().map((name) => `${name}=${params[name]}`).join('&')
