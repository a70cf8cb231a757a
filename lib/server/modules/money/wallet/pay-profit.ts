import { type Fen, fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import { PLATFORM } from './rules'

interface Profit {
  userId: number
  amount: Fen
  /** Order number; one order pays one profit. */
  ref: string
  memo: string
  at: Date
}

/** The platform gives an inviter a part of its fee. Throws when it did before. */
export async function payProfit(tx: Tx, { userId, amount, ref, memo, at }: Profit): Promise<void> {
  const lines = [
    { account: PLATFORM, amount: fen(-amount) },
    { account: { kind: 'user', ownerId: userId } as const, amount },
  ]
  if (!(await postTransfer(tx, { kind: 'inviteProfit', ref, memo, at, lines })))
    throw new Error(`the profit of ${ref} was paid before`)
}
