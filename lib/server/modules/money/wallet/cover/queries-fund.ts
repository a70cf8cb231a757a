import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { Db } from '../../../../db/client'
import { accounts, entries, transfers } from '../../../../db/schema/money/wallet'
import { COVER_FUND } from '../rules'
import type { TransferKind } from '../types'

/**
 * Sums the cover fund's entries of a period by kind of transfer, negative where the fund paid. All kinds together are
 * the change of its balance.
 */
export async function sumFundEntries(
  db: Db,
  { from, to }: { from: Date | null; to: Date | null },
): Promise<Map<TransferKind, Fen>> {
  const rows = await db
    .select({ kind: transfers.kind, sum: sql<string>`sum(${entries.amountFen})::text` })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(transfers, eq(transfers.id, entries.transferId))
    .where(
      and(
        eq(accounts.kind, COVER_FUND.kind),
        eq(accounts.ownerId, COVER_FUND.ownerId),
        from ? gte(transfers.createdAt, from) : undefined,
        to ? lt(transfers.createdAt, to) : undefined,
      ),
    )
    .groupBy(transfers.kind)
  return new Map(rows.map(({ kind, sum }) => [kind as TransferKind, fen(BigInt(sum))]))
}
