import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { refuse } from '../../../runtime/refusal'
import { holdBalance } from './hold-balance'
import { postTransfer } from './internal/post-transfer'
import { findFreshMoney } from './queries-fresh'
import type { Account } from './types'

interface WithdrawalHold {
  /** A member's balance, or a distributor's share. */
  owner: Account
  withdrawalId: number
  /** Names it; one goes out once. */
  sn: string
  amount: Fen
  /** Of the balance, asked for by somebody else. */
  kept: Fen
  /** Before recharged money may leave. */
  freshHours: number
  memo: string
  at: Date
}

/**
 * Money leaves the balance for a withdrawal, all but what was recharged lately or is asked for. The balance is locked before it is looked at, so
 * withdrawals at once do not exceed it. Refuses BALANCE_SHORT; throws when it was held before.
 */
export async function holdWithdrawal(tx: Tx, hold: WithdrawalHold): Promise<void> {
  const { owner, withdrawalId, sn, amount, kept, freshHours, memo, at } = hold
  const balance = await holdBalance(tx, owner)
  const fresh =
    owner.kind === 'user' ? await findFreshMoney(tx, { userId: owner.ownerId, hours: freshHours, at }) : null
  if (balance - (fresh?.amount ?? ZERO) - kept < amount) throw refuse('BALANCE_SHORT', '可提现余额不足，请修改金额')
  const lines = [
    { account: owner, amount: fen(-amount) },
    { account: { kind: 'withdrawal', ownerId: withdrawalId } as const, amount },
  ]
  if (!(await postTransfer(tx, { kind: 'payoutHold', ref: sn, memo, at, lines })))
    throw new Error(`${sn} was held before`)
}
