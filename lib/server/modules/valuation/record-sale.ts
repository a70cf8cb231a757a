import type { Tx } from '../../db/client'
import { sales } from '../../db/schema/valuation'

/** A deal told us that it is complete; in its transaction, so the history misses none and counts none twice. */
export async function recordSale(tx: Tx, sale: Omit<typeof sales.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(sales).values(sale)
}
