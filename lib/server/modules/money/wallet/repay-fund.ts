import { type Fen, fen, lesserOf } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { holdBalance } from './hold-balance'
import { postTransfer } from './internal/post-transfer'
import { COVER_FUND } from './rules'

interface Repayment {
  ref: string
  memo: string
  at: Date
  userId: number
  most: Fen
}

/** A debt is paid back from a balance, as far as it goes. Returns how much it was. */
export async function repayFund(tx: Tx, { userId, most, ...rest }: Repayment): Promise<Fen> {
  const owner = { kind: 'user', ownerId: userId } as const
  await holdBalance(tx, COVER_FUND)
  const amount = lesserOf(most, await holdBalance(tx, owner))
  if (amount <= 0n) return fen(0)
  const lines = [
    { account: owner, amount: fen(-amount) },
    { account: COVER_FUND, amount },
  ]
  if (!(await postTransfer(tx, { kind: 'debtRepaid', ...rest, lines })))
    throw new Error(`${rest.ref} was posted before`)
  return amount
}
