import { sql } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money'
import type { Tx } from '../../../db/client'
import { priceAlerts } from '../../../db/schema/catalog'

/** Prices of items are other ones, in the transaction that changed them: alerts above them have fallen, others have not. */
export async function markAlerts(
  tx: Tx,
  { changes, at }: { changes: readonly { goodsId: number; price: Fen }[]; at: Date },
): Promise<void> {
  const { fellToFen, fellAt, notifiedAt, priceFen, goodsId } = priceAlerts
  const ids = changes.map((change) => change.goodsId)
  const prices = changes.map(({ price }) => String(price))
  const now = sql`unnest(${sql.param(ids)}::bigint[], ${sql.param(prices)}::bigint[]) as now (goods_id, price)`
  /** Who has heard of a price hears of lower ones only. */
  const isNews = sql`(${fellToFen} is null or ${fellToFen} > now.price)`
  await tx.execute(sql`
    update ${priceAlerts} set
      fell_to_fen = now.price,
      fell_at = case when ${isNews} then ${at.toISOString()}::timestamptz else ${fellAt} end,
      notified_at = case when ${isNews} then null else ${notifiedAt} end
    from ${now} where ${goodsId} = now.goods_id and ${priceFen} > now.price`)
  await tx.execute(sql`
    update ${priceAlerts} set fell_to_fen = null, fell_at = null, notified_at = null
    from ${now} where ${goodsId} = now.goods_id and ${priceFen} <= now.price`)
}
