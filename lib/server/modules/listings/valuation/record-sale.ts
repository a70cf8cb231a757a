import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { sales } from '../../../db/schema/listings/valuation'

type Sale = Omit<typeof sales.$inferInsert, 'id' | 'pair'> & { pair: string }

/**
 * Records a sale in the transaction that pays it out, so that none is missed or counted twice. Per pair of people, game
 * and type only the latest is kept, so that a price two people agree on between themselves counts once.
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
