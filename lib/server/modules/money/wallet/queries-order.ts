import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { Db } from '../../../db/client'
import { accounts, entries, transfers } from '../../../db/schema/money/wallet'
import type { TransferKind } from './types'

/** What the transfers of one kind gave a member for an order; negative: what they took. */
export interface OrderMove {
  kind: TransferKind
  userId: UserId
  amount: Fen
}

const held = alias(entries, 'held')
const holder = alias(accounts, 'holder')

/** Returns what moved between the members and the money held for an order: its escrow, deposit and bonds. */
export async function listOrderMoves(db: Db, orderId: number): Promise<OrderMove[]> {
  const ofOrder = db
    .select({ id: held.id })
    .from(held)
    .innerJoin(holder, eq(holder.id, held.accountId))
    .where(
      and(
        eq(held.transferId, transfers.id),
        inArray(holder.kind, ['escrow', 'deposit', 'bond']),
        eq(holder.ownerId, orderId),
      ),
    )
  const rows = await db
    .select({ kind: transfers.kind, userId: accounts.ownerId, amount: sql<string>`sum(${entries.amountFen})` })
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .innerJoin(accounts, and(eq(accounts.id, entries.accountId), eq(accounts.kind, 'user')))
    .where(exists(ofOrder))
    .groupBy(transfers.kind, accounts.ownerId)
  return rows.map(({ kind, userId, amount }) => ({
    kind: kind as TransferKind,
    userId: userId as UserId,
    amount: fen(BigInt(amount)),
  }))
}
