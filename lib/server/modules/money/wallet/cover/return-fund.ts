import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, lesserOf } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { postTransfer } from '../internal/post-transfer'
import { lockBalance } from '../lock-balance'
import { COVER_FUND } from '../rules'

interface Repayment {
  ref: string
  memo: string
  at: Date
  userId: UserId
  most: Fen
}

/** Repays a debt from a balance as far as it allows. Returns the amount. */
export async function returnFund(tx: Tx, { userId, most, ...rest }: Repayment): Promise<Fen> {
  const owner = { kind: 'user', ownerId: userId } as const
  await lockBalance(tx, COVER_FUND)
  const amount = lesserOf(most, await lockBalance(tx, owner))
  if (amount <= 0n) return fen(0)
  const lines = [
    { account: owner, amount: fen(-amount) },
    { account: COVER_FUND, amount },
  ]
  if (!(await postTransfer(tx, { kind: 'debtRepaid', ...rest, lines })))
    throw new Error(`${rest.ref} was posted before`)
  return amount
}
