import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import type { Tx } from '../../../db/client'
import { payees, withdrawals } from '../../../db/schema/payouts'
import type { Effects } from '../../../runtime/context'
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
 * Returns the money of unsent withdrawals to the balances of a person until what is owed is covered; the balance that
 * owes counts first. Returns what each account got back. The balances stay locked.
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
  const balances = new Map<UserId, Fen>()
  const owners = new Set([userId, ...unsent.map(({ withdrawal }) => withdrawal.userId)])
  for (const ownerId of [...owners].toSorted((a, b) => a - b))
    balances.set(ownerId, await lockBalance(tx, { kind: 'user', ownerId }))
  const returned = new Map<UserId, Fen>()
  let left = owed - (balances.get(userId) ?? ZERO)
  for (const { withdrawal, payee } of unsent) {
    if (left <= 0n) break
    await closeWithdrawal({ tx, effects, withdrawal, payee, status: 'cancelled', why: '用于偿还理赔款', at })
    returned.set(withdrawal.userId, fen((returned.get(withdrawal.userId) ?? ZERO) + withdrawal.amountFen))
    left -= withdrawal.amountFen
  }
  return returned
}
