import { eq, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { UserId } from '@/lib/shared/ids'
import { cachedFor } from '../../../../db/cached-for'
import type { Db } from '../../../../db/client'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'

interface SellerCounts {
  onSale: number
  sold: number
}

const cached = cachedFor<SellerCounts>(60_000)

/**
 * Dealers have thousands of goods, and each of their pages shows these counts, so they are cached for a minute and read
 * by one statement.
 */
export const countOfSeller = (db: Db, sellerId: UserId): Promise<SellerCounts> =>
  cached(db, String(sellerId), () => count(db, sellerId))

async function count(db: Db, sellerId: UserId): Promise<SellerCounts> {
  const [row] = await db
    .select({
      onSale: sql<number>`(count(*) filter (where ${onShelf}))::int`,
      sold: sql<number>`(count(*) filter (where ${eq(goods.status, GOODS_STATUS.sold)}))::int`,
    })
    .from(goods)
    .where(eq(goods.sellerId, sellerId))
  return row ?? { onSale: 0, sold: 0 }
}
