import { and, eq } from 'drizzle-orm'
import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import { DEPOSITS } from '@/lib/shared/trade/deposits'
import type { Tx } from '../../../db/client'
import { deposits } from '../../../db/schema/money/deposits'
import type { Effects } from '../../../runtime/context'
import { creditDebtor } from '../debts/credit-debtor'
import { lockBalance } from '../wallet/lock-balance'
import { releaseEscrow } from '../wallet/release-escrow'
import { depositOf, moveRef } from './rules'
import type { Deposit } from './types'

/**
 * Returns what is left of a deposit to the owner's balance, where it repays debts first. The caller has locked its row.
 * Returns the amount.
 */
export async function returnDeposit(
  tx: Tx,
  effects: Effects,
  { userId, kind, moves }: Deposit,
  at: Date,
): Promise<Fen> {
  const set = { state: 'none' as const, askedAt: null, dueAt: null, moves: moves + 1, changedAt: at }
  await tx
    .update(deposits)
    .set(set)
    .where(and(eq(deposits.userId, userId), eq(deposits.kind, kind)))
  const account = depositOf(kind, userId)
  const memo = `${DEPOSITS[kind].name}退还`
  const ref = moveRef(kind, userId, moves + 1)
  let amount = ZERO
  const credit = async () => {
    amount = await lockBalance(tx, account)
    const lines = [
      { account, amount: fen(-amount) },
      { account: { kind: 'user', ownerId: userId } as const, amount },
    ]
    if (amount > 0n) await releaseEscrow(tx, { kind: 'depositReturn', ref, memo, at, lines })
    return amount
  }
  await creditDebtor(tx, effects, { userId, at, credit })
  return amount
}
