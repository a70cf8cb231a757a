import {
  createPrivateKey,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { sandboxKeys } from '../../db/schema/providers'
import type { Vault } from '../../runtime/vault'

/** The gateway signs, our side verifies: the same way as with a real provider's key pair. */
export interface SandboxKeys {
  sign(text: string): string
  verify(text: string, signature: string): boolean
}

const ONLY = 1

/** The key pair shared by all instances on this database; created once, stored encrypted. */
export async function openKeys(db: Db, vault: Vault): Promise<SandboxKeys> {
  const pem = (await storedKey(db, vault)) ?? (await makeKey(db, vault))
  return keysOf(createPrivateKey(pem))
}

async function storedKey(db: Db, vault: Vault): Promise<string | undefined> {
  const [row] = await db.select().from(sandboxKeys).where(eq(sandboxKeys.id, ONLY))
  try {
    return row && vault.open('sandbox', String(ONLY), row.privateKey)
  } catch {
    await db.delete(sandboxKeys) // encrypted under another secret, so it can no longer be used
  }
}

async function makeKey(db: Db, vault: Vault): Promise<string> {
  const pem = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
  await db
    .insert(sandboxKeys)
    .values({ id: ONLY, privateKey: vault.seal('sandbox', String(ONLY), pem) })
    .onConflictDoNothing()
  return (await storedKey(db, vault)) as string // another instance may have been first
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
  Object.keys(params)
    .filter((name) => name !== 'sign' && params[name] !== '')
    .sort()
    .map((name) => `${name}=${params[name]}`)
    .join('&')
