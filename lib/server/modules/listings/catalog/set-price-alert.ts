import { and, eq, ne } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { goods, onShelf, priceAlerts } from '../../../db/schema/catalog'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { holdPerson } from '../../people/identity/queries-person'
import { shownOnly } from './internal/shown-only'

/** Of one member. */
const MOST = 200

/** Idempotent both ways; one that is set keeps the price it was first set at. Refuses NOT_FOUND, GOODS_GONE, OWN_GOODS, TOO_MANY. */
export async function setPriceAlert(ctx: UserCtx, input: { goodsSn: GoodsSn; on: boolean }): Promise<{ on: boolean }> {
  const { userId } = ctx.user
  // before the transaction: those who wait for the person hold every connection that it might need
  const shown = await shownOnly(ctx)
  return inTx(ctx, async (tx) => {
    await holdPerson(tx, userId)
    const [item] = await tx
      .select({ id: goods.id, priceFen: goods.priceFen, sellerId: goods.sellerId, isOnShelf: onShelf })
      .from(goods)
      .where(and(eq(goods.sn, input.goodsSn), shown))
      .for('share') // a price that changes meanwhile waits, and then marks this alert too
    if (!item) throw refuse('NOT_FOUND', '商品不存在或已被删除')
    const mine = and(eq(priceAlerts.userId, userId), eq(priceAlerts.goodsId, item.id))
    if (!input.on) {
      await tx.delete(priceAlerts).where(mine)
      return { on: false }
    }
    if (!item.isOnShelf) throw refuse('GOODS_GONE')
    if (item.sellerId === userId) throw refuse('OWN_GOODS', '这是你自己发布的商品')
    const others = and(eq(priceAlerts.userId, userId), ne(priceAlerts.goodsId, item.id))
    if ((await tx.$count(priceAlerts, others)) >= MOST)
      throw refuse('TOO_MANY', `降价提醒最多设${MOST}个，请先取消一些`)
    await tx
      .insert(priceAlerts)
      .values({ userId, goodsId: item.id, distId: ctx.dist.distId, priceFen: item.priceFen, createdAt: ctx.now() })
      .onConflictDoNothing()
    return { on: true }
  })
}
