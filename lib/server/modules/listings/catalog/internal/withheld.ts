import { and, eq, not } from 'drizzle-orm'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { goods, withheldSellers } from '../../../../db/schema/listings/catalog'
import type { Effects } from '../../../../runtime/context'
import { purgeGoods } from './purge-goods'

/** Why the goods of a seller are withheld; both may hold at the same time. */
type Why = 'isFrozen' | 'isAway'

const OTHER = { isFrozen: withheldSellers.isAway, isAway: withheldSellers.isFrozen } as const

/** Withholds the goods that a seller has for sale. The caller has locked the seller's person. */
export async function withhold(
  tx: Tx,
  effects: Effects,
  { userId: sellerId, why, at }: { userId: UserId; why: Why; at: Date },
): Promise<void> {
  await tx
    .insert(withheldSellers)
    .values({ sellerId, since: at, isFrozen: why === 'isFrozen', isAway: why === 'isAway' })
    .onConflictDoUpdate({ target: withheldSellers.sellerId, set: { [why]: true } })
  await move(tx, effects, { sellerId, from: GOODS_STATUS.onShelf, to: GOODS_STATUS.withheld })
}

/** Ends one reason; the goods come back if there is no other. The caller has locked the seller's person. */
export async function endWithheld(
  tx: Tx,
  effects: Effects,
  { userId: sellerId, why }: { userId: UserId; why: Why },
): Promise<void> {
  const own = eq(withheldSellers.sellerId, sellerId)
  const kept = await tx
    .update(withheldSellers)
    .set({ [why]: false })
    .where(and(own, OTHER[why]))
    .returning({ sellerId: withheldSellers.sellerId })
  if (kept.length > 0) return
  await tx.delete(withheldSellers).where(and(own, not(OTHER[why])))
  await move(tx, effects, { sellerId, from: GOODS_STATUS.withheld, to: GOODS_STATUS.onShelf })
}

async function move(
  tx: Tx,
  effects: Effects,
  { sellerId, from, to }: { sellerId: UserId; from: GoodsStatus; to: GoodsStatus },
): Promise<void> {
  const moved = await tx
    .update(goods)
    .set({ status: to })
    .where(and(eq(goods.sellerId, sellerId), eq(goods.status, from)))
    .returning({ sn: goods.sn, gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
  purgeGoods(effects, moved)
}
