import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { sales } from '../../db/schema/valuation'

/** What was complete was disputed and paid back after all; an item is never complete twice at one moment. */
export async function forgetSale(tx: Tx, { goodsSn, soldAt }: { goodsSn: string; soldAt: Date }): Promise<void> {
  await tx.delete(sales).where(and(eq(sales.goodsSn, goodsSn), eq(sales.soldAt, soldAt)))
}
