import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, ZERO } from '@/lib/shared/money/money'
import { HOUR_MS } from '@/lib/shared/time'
import type { Db } from '../../../db/client'
import { accounts, entries, transfers } from '../../../db/schema/money/wallet'
import type { TransferKind } from './types'

/** Money from outside that has not paid for anything. */
const FROM_OUTSIDE: TransferKind[] = ['recharge', 'latePayment']

export interface FreshMoney {
  /** Can be spent but not yet withdrawn; exceeds the balance if part of it was spent. */
  amount: Fen
  /** When the first part can be withdrawn; null: all can. */
  until: Date | null
}

/**
 * Returns money that was recharged in the last hours, spent or not: otherwise an order that is refunded would make it
 * withdrawable.
 */
export async function findFreshMoney(
  db: Db,
  { userId, hours, at }: { userId: UserId; hours: number; at: Date },
): Promise<FreshMoney> {
  const held = hours * HOUR_MS
  const rows = await db
    .select({ amount: entries.amountFen, at: transfers.createdAt })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(
      and(
        eq(accounts.kind, 'user'),
        eq(accounts.ownerId, userId),
        inArray(transfers.kind, FROM_OUTSIDE),
        gt(transfers.createdAt, new Date(at.getTime() - held)),
      ),
    )
    .orderBy(asc(transfers.createdAt))
  const [first] = rows
  return {
    amount: rows.reduce((sum, row) => fen(sum + row.amount), ZERO),
    until: first ? new Date(first.at.getTime() + held) : null,
  }
}
