import type { GoodsRow, ShelfRow } from '@/lib/contract/entities/goods'
import type { UserId } from '@/lib/shared/ids'
import type { Ctx } from '../../../../runtime/context'
import { presentShips } from '../../../listings/hours/present'
import { findPresences } from '../../../listings/hours/queries'
import { createShops } from '../../../market/shops/create-shops'
import { faceChecked } from '../../../people/identity/face/queries-checked'
import { presentRowSeller } from './present-row-seller'
import { sellerRatings } from './seller-ratings'
import { sellerTrades } from './seller-trades'

type Row = Pick<GoodsRow, 'isOfficialSell' | 'distId' | 'goodsTypeId'> & { isAutomatic?: boolean }

const AT_ONCE = { ships: '', isAway: false }

/** Returns what lists show of the sellers of their rows. */
export async function rowSellers(
  ctx: Ctx,
  sellerIds: readonly UserId[],
): Promise<(sellerId: UserId, row: Row) => ShelfRow['seller']> {
  const [standings, trades, shops, faced, hours] = await Promise.all([
    sellerRatings(ctx, sellerIds),
    sellerTrades(ctx, sellerIds),
    createShops(ctx, sellerIds),
    faceChecked(ctx),
    findPresences(ctx.db, sellerIds),
  ])
  const at = ctx.now()
  return (sellerId, row) =>
    presentRowSeller(row, {
      standing: standings.get(sellerId),
      trades: trades.get(sellerId),
      shop: shops.get(sellerId),
      isFaced: faced.has(sellerId),
      ...(row.isAutomatic ? AT_ONCE : presentShips(hours.get(sellerId), at)),
      online: ctx.live.isOnline(ctx.dist.distId, sellerId),
      dist: ctx.dist,
    })
}
