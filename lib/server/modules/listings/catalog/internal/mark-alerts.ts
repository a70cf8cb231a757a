import { sql } from 'drizzle-orm'
import { detailPath } from '@/lib/shared/goods/goods-types'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { goods, priceAlerts } from '../../../../db/schema/listings/catalog'
import type { Effects } from '../../../../runtime/context'
import { notifyUsers } from '../../../core/notifications/notify-users'

interface Fallen extends Record<string, unknown> {
  user_id: string
  dist_id: number
  price: string
  was: string
  target: string | null
  sn: string
  title: string
  goods_type_id: number
}

/**
 * Updates price alerts in the transaction that changed the prices: alerts set at a higher price are triggered once the
 * price is at most their target, others are reset. A user who was notified of a price is only notified of lower ones.
 */
export async function markAlerts(
  tx: Tx,
  effects: Effects,
  { changes, at }: { changes: readonly { goodsId: number; price: Fen }[]; at: Date },
): Promise<void> {
  const { fellToFen, fellAt, priceFen, targetFen, goodsId, userId, distId } = priceAlerts
  const ids = changes.map((change) => change.goodsId)
  const prices = changes.map(({ price }) => String(price))
  const now = sql`unnest(${sql.param(ids)}::bigint[], ${sql.param(prices)}::bigint[]) as now (goods_id, price)`
  const isMet = sql`(${priceFen} > now.price and (${targetFen} >= now.price) is not false)`
  const time = sql`${at.toISOString()}::timestamptz`
  const { rows } = await tx.execute<Fallen>(sql`
    with fallen as (
      update ${priceAlerts} set
        fell_to_fen = now.price,
        fell_at = case when ${fellToFen} is null or ${fellToFen} > now.price then ${time} else ${fellAt} end
      from ${now} where ${goodsId} = now.goods_id and ${isMet}
      returning ${goodsId}, ${userId}, ${distId}, ${fellAt}, ${priceFen}, ${targetFen}, now.price
    ) select f.user_id, f.dist_id, f.price, f.price_fen as was, f.target_fen as target, g.sn, g.title, g.goods_type_id
    from fallen f join ${goods} g on g.id = f.goods_id where f.fell_at = ${time}`)
  await tx.execute(sql`
    update ${priceAlerts} set fell_to_fen = null, fell_at = null
    from ${now} where ${goodsId} = now.goods_id and not ${isMet}`)
  const notices = rows.map(({ user_id, dist_id, price, was, target, sn, title, goods_type_id }) => ({
    userId: Number(user_id) as UserId,
    distId: dist_id,
    kind: 'price' as const,
    key: `price ${sn} ${price}`,
    title: `你关注的商品降到 ¥${yuan(price)}`,
    text: `${title}，设提醒时 ¥${yuan(was)}${target === null ? '' : `，提醒价 ¥${yuan(target)}`}`,
    href: detailPath(goods_type_id, sn),
  }))
  await notifyUsers(tx, effects, { notices, at })
}

const yuan = (stored: string): string => fenToYuan(fen(BigInt(stored)))
