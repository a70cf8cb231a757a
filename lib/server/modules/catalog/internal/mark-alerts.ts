import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money'
import type { Tx } from '../../../db/client'
import { priceAlerts } from '../../../db/schema/catalog'

/** The price of an item is another one, in the transaction that changed it: alerts above it have fallen, others have not. */
export async function markAlerts(
  tx: Tx,
  { goodsId, price, at }: { goodsId: number; price: Fen; at: Date },
): Promise<void> {
  const ofGoods = eq(priceAlerts.goodsId, goodsId)
  const { fellToFen, fellAt, notifiedAt } = priceAlerts
  /** Who has heard of a price hears of lower ones only. */
  const isNews = sql`${fellToFen} is null or ${fellToFen} > ${price}`
  await tx
    .update(priceAlerts)
    .set({
      fellToFen: price,
      fellAt: sql`case when ${isNews} then ${at.toISOString()}::timestamptz else ${fellAt} end`,
      notifiedAt: sql`case when ${isNews} then null else ${notifiedAt} end`,
    })
    .where(and(ofGoods, gt(priceAlerts.priceFen, price)))
  await tx
    .update(priceAlerts)
    .set({ fellToFen: null, fellAt: null, notifiedAt: null })
    .where(and(ofGoods, lte(priceAlerts.priceFen, price)))
}
