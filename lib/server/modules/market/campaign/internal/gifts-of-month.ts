import { and, eq, gte, sql } from 'drizzle-orm'
import { type Fen, fen } from '@/lib/shared/money/money'
import { startOfMonth } from '@/lib/shared/time'
import type { Tx } from '../../../../db/client'
import { holdName } from '../../../../db/hold-name'
import { coupons } from '../../../../db/schema/market/campaign'

/**
 * Returns the total of coupons given on a site this month (Beijing), in fen. Takes a lock per site until the
 * transaction ends, so that concurrent gifts are counted.
 */
export async function giftsOfMonth(tx: Tx, distId: number, now: Date): Promise<Fen> {
  await holdName(tx, `gifts of ${distId}`)
  const [row] = await tx
    .select({ sum: sql<string>`coalesce(sum(${coupons.amountFen}), 0)` })
    .from(coupons)
    .where(and(eq(coupons.distId, distId), eq(coupons.source, 'gift'), gte(coupons.createdAt, startOfMonth(now))))
  return fen(BigInt(row?.sum ?? '0'))
}
