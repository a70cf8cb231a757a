import { eq, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { HOUSE_ID } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import { shelved } from '../internal/shelved'

const { sold, offShelf, onShelf } = GOODS_STATUS

/**
 * Returns the units of a paid order that ended before delivery. Sold-out goods go back on the shelf, except the
 * platform's own, which stay off the shelf for a check by staff, and those of a frozen seller, which are withheld.
 */
export async function returnStock(tx: Tx, input: { goodsSn: GoodsSn; num: number }): Promise<void> {
  await tx
    .update(goods)
    .set({
      stock: sql`${goods.stock} + ${input.num}`,
      status: sql`case when ${goods.status} <> ${sold} then ${goods.status} when ${goods.sellerId} = ${HOUSE_ID} then ${offShelf}::smallint
        else ${shelved(onShelf)} end`,
    })
    .where(eq(goods.sn, input.goodsSn))
}
