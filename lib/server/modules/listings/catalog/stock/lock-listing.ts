import { eq, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { games, goods } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { isShown } from '../internal/shown-only'

/** Locks an item until the transaction ends. Refuses NOT_FOUND where this host does not show the game. */
export async function lockListing(ctx: Ctx, tx: Tx, goodsSn: GoodsSn) {
  const [row] = await tx
    .select({
      sellerId: goods.sellerId,
      title: goods.title,
      gameId: goods.gameId,
      goodsTypeId: goods.goodsTypeId,
      priceFen: goods.priceFen,
      bargain: goods.bargain,
      free: sql<number>`${goods.stock} - ${goods.reserved}`,
      isForSale: sql<boolean>`${goods.status} = ${GOODS_STATUS.onShelf} and ${games.active}`,
    })
    .from(goods)
    .innerJoin(games, eq(games.id, goods.gameId))
    .where(eq(goods.sn, goodsSn))
    .for('update', { of: goods })
  if (!row || !isShown(ctx, row.gameId)) throw refuse('NOT_FOUND', '商品不存在或已被删除')
  return row
}
