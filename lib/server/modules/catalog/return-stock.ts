import { eq, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { HOUSE_ID } from '@/lib/shared/ids'
import type { Tx } from '../../db/client'
import { goods } from '../../db/schema/catalog'

/** A paid order ended before delivery: the units go back, sold-out goods return to the shelf; the platform's own, which staff look at first, beside it. */
export async function returnStock(tx: Tx, input: { goodsSn: GoodsSn; num: number }): Promise<void> {
  await tx
    .update(goods)
    .set({
      stock: sql`${goods.stock} + ${input.num}`,
      status: sql`case when ${goods.status} = ${GOODS_STATUS.sold} then (case when ${goods.sellerId} = ${HOUSE_ID} then ${GOODS_STATUS.offShelf} else ${GOODS_STATUS.onShelf} end)::smallint else ${goods.status} end`,
    })
    .where(eq(goods.sn, input.goodsSn))
}
