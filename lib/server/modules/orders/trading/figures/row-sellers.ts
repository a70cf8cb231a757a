import type { GoodsRow, ShelfRow } from '@/lib/contract/entities/goods'
import type { UserId } from '@/lib/shared/ids'
import type { Ctx } from '../../../../runtime/context'
import { createShops } from '../../../market/shops/create-shops'
import { faceChecked } from '../../../people/identity/face/queries-checked'
import { presentRowSeller } from './present-row-seller'
import { sellerRatings } from './seller-ratings'
import { sellerTrades } from './seller-trades'

type Row = Pick<GoodsRow, 'isOfficialSell' | 'distId' | 'goodsTypeId'>

/** Returns what lists show of the sellers of their rows. */
export async function rowSellers(
  ctx: Ctx,
  sellerIds: readonly UserId[],
): Promise<(sellerId: UserId, row: Row) => ShelfRow['seller']> {
  const [standings, trades, shops, faced] = await Promise.all([
    sellerRatings(ctx, sellerIds),
    sellerTrades(ctx, sellerIds),
    createShops(ctx, sellerIds),
    faceChecked(ctx),
  ])
  return (sellerId, row) =>
    presentRowSeller(row, {
      standing: standings.get(sellerId),
      trades: trades.get(sellerId),
      shop: shops.get(sellerId),
      isFaced: faced.has(sellerId),
      online: ctx.live.isOnline(ctx.dist.distId, sellerId),
      dist: ctx.dist,
    })
}
