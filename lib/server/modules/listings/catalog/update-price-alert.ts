import { and, eq, ne, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import { type Fen, fenToYuan } from '@/lib/shared/money/money'
import { goods, onShelf, priceAlerts } from '../../../db/schema/listings/catalog'
import { inTx, type UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { holdPerson } from '../../people/identity/queries-person'
import { shownOnly } from './internal/shown-only'

/** Maximum per member. */
const MOST = 200

interface Wanted {
  goodsSn: GoodsSn
  on: boolean
  /** Highest price of which the user wants to hear; absent: any lower one. */
  target?: Fen
}

/**
 * Sets or removes a price alert; idempotent in both directions. An existing alert keeps the price at which it was first
 * set; with another target it starts again at the current price. Refuses NOT_FOUND, GOODS_GONE, OWN_GOODS, TOO_MANY,
 * INVALID_INPUT.
 */
export async function updatePriceAlert(ctx: UserCtx, input: Wanted): Promise<{ on: boolean }> {
  const { userId } = ctx.user
  // queried before the transaction: transactions waiting for the person's lock may hold all connections this query
  // could use
  const shown = await shownOnly(ctx)
  return inTx(ctx, async (tx) => {
    await holdPerson(tx, userId)
    const [item] = await tx
      .select({ id: goods.id, priceFen: goods.priceFen, sellerId: goods.sellerId, isOnShelf: onShelf })
      .from(goods)
      .where(and(eq(goods.sn, input.goodsSn), shown))
      .for('share') // a concurrent price change waits for this lock, and then updates this alert too
    if (!item) throw refuse('NOT_FOUND', '商品不存在或已被删除')
    const mine = and(eq(priceAlerts.userId, userId), eq(priceAlerts.goodsId, item.id))
    if (!input.on) {
      await tx.delete(priceAlerts).where(mine)
      return { on: false }
    }
    if (!item.isOnShelf) throw refuse('GOODS_GONE')
    if (item.sellerId === userId) throw refuse('OWN_GOODS', '这是你自己发布的商品')
    if (input.target && input.target >= item.priceFen)
      throw refuse('INVALID_INPUT', `提醒价要低于现价 ¥${fenToYuan(item.priceFen)}`, { field: 'target' })
    const others = and(eq(priceAlerts.userId, userId), ne(priceAlerts.goodsId, item.id))
    if ((await tx.$count(priceAlerts, others)) >= MOST)
      throw refuse('TOO_MANY', `降价提醒最多设${MOST}个，请先取消一些`)
    const set = { priceFen: item.priceFen, targetFen: input.target ?? null, fellToFen: null, fellAt: null }
    await tx
      .insert(priceAlerts)
      .values({ userId, goodsId: item.id, distId: ctx.dist.distId, createdAt: ctx.now(), ...set })
      .onConflictDoUpdate({
        target: [priceAlerts.userId, priceAlerts.goodsId],
        set,
        setWhere: sql`${priceAlerts.targetFen} is distinct from ${set.targetFen}`,
      })
    return { on: true }
  })
}
