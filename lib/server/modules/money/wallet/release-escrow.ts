import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import type { Transfer, TransferKind } from './types'

export type EscrowKind = Extract<
  TransferKind,
  'orderRefund' | 'orderRelease' | 'depositReturn' | 'depositClaim' | 'claimRecovery'
>

/** Distributes the escrow. False if this kind and ref was posted before, or nothing was left. */
export async function releaseEscrow(tx: Tx, transfer: Transfer & { kind: EscrowKind }): Promise<boolean> {
  return (await postTransfer(tx, transfer)) !== false
}
