import { eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { GOODS_STATUS } from '@/lib/shared/goods-status'
import type { Db } from '../../../db/client'
import { goods, onShelf } from '../../../db/schema/catalog'

export interface SellerCounts {
  onSale: number
  sold: number
}

/** A dealer has thousands of goods and every page of theirs tells how many: counted once a minute, by one statement. */
const KEEP_MS = 60_000
const kept = new WeakMap<Db, LRUCache<number, Promise<SellerCounts>>>()

export function countOfSeller(db: Db, sellerId: number): Promise<SellerCounts> {
  const known = kept.get(db) ?? new LRUCache({ max: 10_000, ttl: KEEP_MS })
  kept.set(db, known)
  const found = known.get(sellerId)
  if (found) return found
  const counted = count(db, sellerId)
  known.set(sellerId, counted)
  counted.catch(() => known.delete(sellerId)) // the next caller counts again
  return counted
}

async function count(db: Db, sellerId: number): Promise<SellerCounts> {
  const [row] = await db
    .select({
      onSale: sql<number>`(count(*) filter (where ${onShelf}))::int`,
      sold: sql<number>`(count(*) filter (where ${eq(goods.status, GOODS_STATUS.sold)}))::int`,
    })
    .from(goods)
    .where(eq(goods.sellerId, sellerId))
  return row ?? { onSale: 0, sold: 0 }
}
