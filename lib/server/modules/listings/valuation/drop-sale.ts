import { and, eq } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { sales } from '../../../db/schema/valuation'

/** A sale turned out to be none; a later one of the same two people stands in its place and stays. */
export async function dropSale(tx: Tx, { pair, goodsSn }: { pair: string; goodsSn: GoodsSn }): Promise<void> {
  await tx.delete(sales).where(and(eq(sales.pair, pair), eq(sales.goodsSn, goodsSn)))
}
