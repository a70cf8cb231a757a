import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { payees, withdrawals } from '../../../db/schema/money/payouts'
import type { Effects } from '../../../runtime/context'
import { findAccounts } from '../../people/identity/queries-person'
import { lockBalance } from '../wallet/lock-balance'
import { closeWithdrawal } from './internal/close-withdrawal'
import { ofPerson } from './internal/requested-today'
import { EARLY_STATES } from './rules'

interface Release {
  /** The account that owes; its withdrawals come first, then those of the person's other accounts. */
  userId: UserId
  owed: Fen
  at: Date
}

/**
 * Returns the money of unsent withdrawals to the balances of a person until all balances together cover what is owed.
 * Returns the balance of each account of the person, the one that owes first. The balances stay locked.
 */
export async function releaseUnsentWithdrawals(
  tx: Tx,
  effects: Effects,
  { userId, owed, at }: Release,
): Promise<Map<UserId, Fen>> {
  const unsent = await tx
    .select({ withdrawal: withdrawals, payee: payees })
    .from(withdrawals)
    .innerJoin(payees, eq(payees.id, withdrawals.payeeId))
    .where(and(ofPerson(userId), inArray(withdrawals.status, EARLY_STATES)))
    .orderBy(sql`${withdrawals.userId} <> ${userId}`, asc(withdrawals.id))
    .for('update', { of: withdrawals })
  const owners = new Set([...(await findAccounts(tx, userId)), ...unsent.map((row) => row.withdrawal.userId)])
  const locked = new Map<UserId, Fen>()
  for (const ownerId of [...owners].toSorted((a, b) => a - b))
    locked.set(ownerId, await lockBalance(tx, { kind: 'user', ownerId }))
  const balances = new Map([[userId, locked.get(userId) ?? ZERO], ...locked])
  let left = owed - [...balances.values()].reduce((sum, balance) => sum + balance, 0n)
  for (const { withdrawal, payee } of unsent) {
    if (left <= 0n) break
    await closeWithdrawal({ tx, effects, withdrawal, payee, status: 'cancelled', why: '用于偿还理赔款', at })
    balances.set(withdrawal.userId, fen((balances.get(withdrawal.userId) ?? ZERO) + withdrawal.amountFen))
    left -= withdrawal.amountFen
  }
  return balances
}
