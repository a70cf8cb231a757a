import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { detailPath } from '@/lib/shared/goods-types'
import { type Fen, fenToYuan } from '@/lib/shared/money'
import type { Tx } from '../../../db/client'
import { goods, priceAlerts } from '../../../db/schema/catalog'
import type { Effects } from '../../../runtime/context'
import { tellPeople } from '../../notifications/tell-people'

/**
 * The price of an item is another one, in the transaction that changed it: alerts above it have fallen, others have not.
 * Who has heard of a price hears of lower ones only.
 */
export async function markAlerts(
  tx: Tx,
  effects: Effects,
  { goodsId, price, at }: { goodsId: number; price: Fen; at: Date },
): Promise<void> {
  const ofGoods = eq(priceAlerts.goodsId, goodsId)
  const { fellToFen, fellAt, priceFen } = priceAlerts
  const isNews = sql`${fellToFen} is null or ${fellToFen} > ${price}`
  const fallen = await tx
    .update(priceAlerts)
    .set({
      fellToFen: price,
      fellAt: sql`case when ${isNews} then ${at.toISOString()}::timestamptz else ${fellAt} end`,
    })
    .where(and(ofGoods, gt(priceFen, price)))
    .returning({ userId: priceAlerts.userId, distId: priceAlerts.distId, fellAt, priceFen })
  await tx
    .update(priceAlerts)
    .set({ fellToFen: null, fellAt: null })
    .where(and(ofGoods, lte(priceFen, price)))
  const news = fallen.filter((alert) => alert.fellAt?.getTime() === at.getTime())
  if (news.length === 0) return
  const [item] = await tx
    .select({ sn: goods.sn, title: goods.title, goodsTypeId: goods.goodsTypeId })
    .from(goods)
    .where(eq(goods.id, goodsId))
  if (!item) return
  const notices = news.map(({ userId, distId, priceFen: was }) => ({
    ...{ userId, distId, kind: 'price' as const, key: `price ${goodsId} ${price}` },
    title: `您关注的商品降到 ¥${fenToYuan(price)}`,
    text: `${item.title}，设提醒时 ¥${fenToYuan(was)}`,
    href: detailPath(item.goodsTypeId, item.sn),
  }))
  await tellPeople(tx, effects, { notices, at })
}
