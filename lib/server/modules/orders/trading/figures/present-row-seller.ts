import type { GoodsRow, ShelfRow } from '@/lib/contract/entities/goods'
import { goodsType } from '@/lib/shared/goods/goods-types'
import { maskName } from '@/lib/shared/text/mask'
import type { Dist } from '../../../../runtime/context'
import { officialFace } from '../../../listings/catalog/present-official'
import type { SellerRating } from './seller-ratings'
import type { SellerTrades } from './seller-trades'

interface SellerFacts {
  standing: SellerRating | undefined
  trades: SellerTrades | undefined
  shop: string | undefined
  isFaced: boolean
  /** When the seller sends again, if not now. */
  ships: string
  /** The seller takes no orders until then. */
  isAway: boolean
  online: boolean
  dist: Dist
}
export const presentRowSeller = (
  row: Pick<GoodsRow, 'isOfficialSell' | 'distId' | 'goodsTypeId'>,
  { standing, trades, shop = '', isFaced, ships, isAway, online, dist }: SellerFacts,
): ShelfRow['seller'] => ({
  nickName: row.isOfficialSell ? officialFace(dist, row.distId).nickName : maskName(standing?.nickName ?? ''),
  shop,
  stars: standing?.stars ?? null,
  rated: standing?.rated ?? 0,
  faced: isFaced && !row.isOfficialSell,
  online,
  deals: trades?.deals ?? 0,
  minutes: trades?.minutes.get(goodsType(row.goodsTypeId).mode) ?? null,
  ...(ships && { ships }),
  ...(isAway && { isAway }),
})
