import type { Ctx } from '../../../../runtime/context'
import { randomToken, type Vault } from '../../../../runtime/vault'
import { newSecret } from '../rules-signature'
import type { EndpointRow } from '../types'

/** A new signing secret, and how it is stored. */
export function sealSecret({ vault }: Pick<Ctx, 'vault'>) {
  const secret = newSecret()
  const secretId = randomToken(12)
  return { secret, secretId, sealed: vault.seal('webhook', secretId, secret) }
}

/** Secrets that sign at a time, the newest first. */
export function openSecrets(vault: Vault, row: EndpointRow, at: Date): string[] {
  const { secret, secretId, oldSecret, oldSecretId, oldUntil } = row
  const newest = vault.open('webhook', secretId, secret)
  const hasOld = oldSecret && oldSecretId && oldUntil && oldUntil > at
  return hasOld ? [newest, vault.open('webhook', oldSecretId, oldSecret)] : [newest]
}
