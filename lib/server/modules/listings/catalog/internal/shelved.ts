import { type SQL, sql } from 'drizzle-orm'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import type { UserId } from '@/lib/shared/ids'
import { goods, withheldSellers } from '../../../../db/schema/listings/catalog'

/**
 * Returns the status to store for a listing: while its seller is frozen, "on shelf" becomes "withheld". Exact only
 * while the seller's person is locked.
 */
export const shelved = (status: GoodsStatus | SQL, sellerId: UserId | typeof goods.sellerId = goods.sellerId): SQL =>
  sql`(case when ${status} = ${GOODS_STATUS.onShelf}
    and exists (select 1 from ${withheldSellers} w where w.seller_id = ${sellerId})
    then ${GOODS_STATUS.withheld} else ${status} end)::smallint`
