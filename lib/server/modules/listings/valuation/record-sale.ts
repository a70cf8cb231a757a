import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { sales } from '../../../db/schema/valuation'

type Sale = Omit<typeof sales.$inferInsert, 'id' | 'pair'> & { pair: string }

/**
 * A sale was paid out; in its transaction, so the history misses none and counts none twice. Of two people it keeps the
 * latest in a game and type: a price that two agree on among themselves weighs as one.
 */
export async function recordSale(tx: Tx, sale: Sale): Promise<void> {
  await tx
    .insert(sales)
    .values(sale)
    .onConflictDoUpdate({
      target: [sales.pair, sales.gameId, sales.goodsTypeId],
      set: {
        goodsSn: sql`excluded.goods_sn`,
        title: sql`excluded.title`,
        priceFen: sql`excluded.price_fen`,
        facts: sql`excluded.facts`,
        listedAt: sql`excluded.listed_at`,
        soldAt: sql`excluded.sold_at`,
      },
    })
}
