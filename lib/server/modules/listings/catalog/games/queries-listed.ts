import { and, eq, inArray } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn, UserId } from '@/lib/shared/ids'
import { goods } from '../../../../db/schema/listings/catalog'
import type { Ctx } from '../../../../runtime/context'

const { onShelf, offShelf, sold, withheld, review, refused, removed } = GOODS_STATUS
const MOST_HIDDEN = 500

/** Counts the items of a seller that are or were for sale, up to `most`. */
export async function countEverListed({ db }: Pick<Ctx, 'db'>, sellerId: UserId, most: number): Promise<number> {
  const rows = await db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.sellerId, sellerId), inArray(goods.status, [onShelf, offShelf, sold, withheld])))
    .limit(most)
  return rows.length
}

/** Returns numbers of the seller's other goods: waiting, refused, off the shelf or removed. */
export async function findHiddenSns({ db }: Pick<Ctx, 'db'>, sellerId: UserId): Promise<GoodsSn[]> {
  const rows = await db
    .select({ sn: goods.sn })
    .from(goods)
    .where(and(eq(goods.sellerId, sellerId), inArray(goods.status, [review, refused, removed])))
    .limit(MOST_HIDDEN)
  return rows.map(({ sn }) => sn)
}
