import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, lesserOf } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { postTransfer } from './internal/post-transfer'
import { lockBalance } from './lock-balance'
import { PLATFORM } from './rules'

/**
 * Takes an inviter's share back as far as the balance allows; no debt is recorded. Returns the recovered amount. The
 * platform's account is locked before the member's, as in every transfer.
 */
export async function returnInviteProfit(
  tx: Tx,
  { userId, amount, ref, memo, at }: { userId: UserId; amount: Fen; ref: string; memo: string; at: Date },
): Promise<Fen> {
  const account = { kind: 'user', ownerId: userId } as const
  await lockBalance(tx, PLATFORM)
  const back = lesserOf(amount, await lockBalance(tx, account))
  const lines = [
    { account, amount: fen(-back) },
    { account: PLATFORM, amount: back },
  ]
  if (back > 0n) await postTransfer(tx, { kind: 'inviteReturn', ref, memo, at, lines })
  return back
}
