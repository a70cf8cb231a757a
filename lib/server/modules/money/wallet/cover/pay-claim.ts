import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { postTransfer } from '../internal/post-transfer'
import { COVER_FUND } from '../rules'
import type { Account, Line } from '../types'

interface ClaimPayment {
  /** Number of the claim, which is paid once. */
  ref: string
  memo: string
  at: Date
  buyerId: UserId
  amount: Fen
  /** The party that settles it pays this amount, the fund the rest; absent: the fund pays all. */
  payer?: { account: Account; amount: Fen }
}

/** Pays a claim to the buyer. Refuses BALANCE_SHORT for the payer; throws if it was paid before. */
export async function payClaim(tx: Tx, { buyerId, amount, payer, ...rest }: ClaimPayment): Promise<void> {
  const settled = payer?.amount ?? fen(0)
  const lines: Line[] = [
    { account: COVER_FUND, amount: fen(settled - amount) },
    { account: { kind: 'user', ownerId: buyerId }, amount },
    ...(payer ? [{ account: payer.account, amount: fen(-payer.amount) }] : []),
  ]
  if (!(await postTransfer(tx, { kind: payer ? 'claimSettled' : 'claimPaid', ...rest, lines })))
    throw new Error(`claim ${rest.ref} was paid before`)
}
