import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import type { Account, Line, TransferKind } from './types'

interface EscrowFill {
  /** Absent: the payment of an order. */
  kind?: Extract<TransferKind, 'orderHold' | 'bondHold' | 'stakeHold'>
  /** What it is held for; fills with one ref post once. */
  ref: string
  memo: string
  at: Date
  payer: Account
  lines: Line[]
}

/** Money is held for a deal. Returns the payer's balance left. Refuses BALANCE_SHORT; throws when it was held before. */
export async function fillEscrow(tx: Tx, { payer, kind = 'orderHold', ...fill }: EscrowFill): Promise<Fen> {
  const posted = await postTransfer(tx, { kind, ...fill })
  const left = posted ? posted.balanceOf(payer) : undefined
  if (left === undefined) throw new Error(`${fill.ref} was held before`)
  return left
}
