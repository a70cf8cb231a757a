import { and, eq } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { sales } from '../../../db/schema/valuation'

/** Deletes a sale that was reversed; a later sale between the same two people has replaced it and is kept. */
export async function deleteSale(tx: Tx, { pair, goodsSn }: { pair: string; goodsSn: GoodsSn }): Promise<void> {
  await tx.delete(sales).where(and(eq(sales.pair, pair), eq(sales.goodsSn, goodsSn)))
}
