import { type Fen, fen, lesserOf } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { holdBalance } from './hold-balance'
import { postTransfer } from './internal/post-transfer'
import { PLATFORM } from './rules'

/**
 * The platform takes an inviter's part back, as far as the balance goes; no debt is written. Returns what came back. The
 * platform's account is locked before the member's, as by every transfer.
 */
export async function returnProfit(
  tx: Tx,
  { userId, amount, ref, memo, at }: { userId: number; amount: Fen; ref: string; memo: string; at: Date },
): Promise<Fen> {
  const account = { kind: 'user', ownerId: userId } as const
  await holdBalance(tx, PLATFORM)
  const back = lesserOf(amount, await holdBalance(tx, account))
  const lines = [
    { account, amount: fen(-back) },
    { account: PLATFORM, amount: back },
  ]
  if (back > 0n) await postTransfer(tx, { kind: 'inviteReturn', ref, memo, at, lines })
  return back
}
