import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { goods, onShelf } from '../../../db/schema/listings/catalog'

/** The goods that a seller has for sale. */
export const findShelved = (db: Db | Tx, sellerId: UserId) =>
  db
    .select({ sn: goods.sn, gameId: goods.gameId, goodsTypeId: goods.goodsTypeId })
    .from(goods)
    .where(and(eq(goods.sellerId, sellerId), onShelf))
