import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import { PLATFORM } from './rules'

interface Profit {
  userId: UserId
  amount: Fen
  /** Order number; one profit per order. */
  ref: string
  memo: string
  at: Date
}

/** Pays an inviter's share of the platform's fee. Throws if it was paid before. */
export async function payInviteProfit(tx: Tx, { userId, amount, ref, memo, at }: Profit): Promise<void> {
  const lines = [
    { account: PLATFORM, amount: fen(-amount) },
    { account: { kind: 'user', ownerId: userId } as const, amount },
  ]
  if (!(await postTransfer(tx, { kind: 'inviteProfit', ref, memo, at, lines })))
    throw new Error(`the profit of ${ref} was paid before`)
}
