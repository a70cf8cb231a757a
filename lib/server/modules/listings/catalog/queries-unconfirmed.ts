import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { goods, onShelf } from '../../../db/schema/listings/catalog'

/** Goods that were not confirmed since a time: neither stored codes, which are really there, nor the platform's own. */
export const unconfirmedSince = (since: Date): SQL | undefined =>
  and(
    or(isNull(goods.confirmedAt), lt(goods.confirmedAt, since)),
    eq(goods.stockIsStored, false),
    eq(goods.isOfficialSell, false),
  )

/** Sellers with such goods of a type on the shelf, and how many. */
export const findUnconfirmed = (
  db: Db | Tx,
  { goodsTypeId, since }: { goodsTypeId: number; since: Date },
): Promise<{ sellerId: UserId; count: number }[]> =>
  db
    .select({ sellerId: goods.sellerId, count: sql<number>`count(*)::int` })
    .from(goods)
    .where(and(eq(goods.goodsTypeId, goodsTypeId), onShelf, unconfirmedSince(since)))
    .groupBy(goods.sellerId)
