import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { refuse } from '../../../runtime/refusal'
import { postTransfer } from './internal/post-transfer'
import { lockBalance } from './lock-balance'
import { findFreshMoney } from './queries-fresh'
import type { Account } from './types'

interface WithdrawalHold {
  /** A member's balance, or a distributor's share. */
  owner: Account
  withdrawalId: number
  /** Number of the withdrawal; each is held once. */
  sn: string
  amount: Fen
  /** Part of the balance blocked by pending debts and restrictions. */
  blocked: Fen
  /** Hours before recharged money can be withdrawn. */
  freshHours: number
  memo: string
  at: Date
}

/**
 * Holds the money of a withdrawal, excluding recently recharged and blocked money. The balance is locked before it is
 * checked, so concurrent withdrawals cannot exceed it. Refuses BALANCE_SHORT; throws if it was held before.
 */
export async function holdWithdrawal(tx: Tx, hold: WithdrawalHold): Promise<void> {
  const { owner, withdrawalId, sn, amount, blocked, freshHours, memo, at } = hold
  const balance = await lockBalance(tx, owner)
  const fresh =
    owner.kind === 'user' ? await findFreshMoney(tx, { userId: owner.ownerId as UserId, hours: freshHours, at }) : null
  if (balance - (fresh?.amount ?? ZERO) - blocked < amount) throw refuse('BALANCE_SHORT', '可提现余额不足，请修改金额')
  const lines = [
    { account: owner, amount: fen(-amount) },
    { account: { kind: 'withdrawal', ownerId: withdrawalId } as const, amount },
  ]
  if (!(await postTransfer(tx, { kind: 'payoutHold', ref: sn, memo, at, lines })))
    throw new Error(`${sn} was held before`)
}
