import type { ShelfRow } from '@/lib/contract/entities/goods'
import type { RowSeller } from './seller-cell'

/** Only what a row shows, without unset properties: it is sent to the browser with every row. */
export const rowSellerOf = (
  { nickName, shop, stars, rated, faced, online }: ShelfRow['seller'],
  note: string,
  isAway = false,
): RowSeller => ({
  name: nickName,
  shop,
  stars,
  rated,
  ...(faced && { faced: true }),
  ...(online && { online: true }),
  ...(note && { note }),
  ...(isAway && { away: true }),
})
