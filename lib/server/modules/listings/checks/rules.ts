import type { GoodsSn } from '@/lib/shared/ids'
import type { Vault } from '../../../runtime/vault'
import type { SubmittedAccount } from './types'

/** Seals a submitted account under a key of its own, bound to its item. */
export const sealAccount = (vault: Vault, goodsSn: GoodsSn, account: SubmittedAccount): Buffer =>
  vault.seal('listing', goodsSn, JSON.stringify(account))

export const openAccount = (vault: Vault, goodsSn: GoodsSn, cipher: Buffer): SubmittedAccount =>
  JSON.parse(vault.open('listing', goodsSn, cipher))

/** Columns of a check that goes back to the queue. */
export const WAITING_AGAIN = { state: 'waiting', agentId: null, takenAt: null, dueAt: null } as const
