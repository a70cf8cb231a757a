import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import type { Account, Line, TransferKind } from './types'

interface EscrowFill {
  /** Absent: payment of an order. */
  kind?: Extract<TransferKind, 'orderHold' | 'bondHold' | 'stakeHold' | 'coverPaid'>
  /** What the money is held for; each ref is posted once. */
  ref: string
  memo: string
  at: Date
  payer: Account
  lines: Line[]
}

/**
 * Holds money in escrow for a deal, or takes the price of a cover. Returns the payer's remaining balance. Refuses BALANCE_SHORT; throws if it was held
 * before.
 */
export async function holdEscrow(tx: Tx, { payer, kind = 'orderHold', ...fill }: EscrowFill): Promise<Fen> {
  const posted = await postTransfer(tx, { kind, ...fill })
  const left = posted ? posted.balanceOf(payer) : undefined
  if (left === undefined) throw new Error(`${fill.ref} was held before`)
  return left
}
