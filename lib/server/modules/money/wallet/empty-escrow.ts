import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import type { Transfer, TransferKind } from './types'

export type EscrowKind = Extract<
  TransferKind,
  'orderRefund' | 'orderRelease' | 'depositReturn' | 'depositClaim' | 'claimRecovery'
>

/** What was held is given out. False: this kind and ref was posted before, or nothing was left to give. */
export async function emptyEscrow(tx: Tx, transfer: Transfer & { kind: EscrowKind }): Promise<boolean> {
  return (await postTransfer(tx, transfer)) !== false
}
