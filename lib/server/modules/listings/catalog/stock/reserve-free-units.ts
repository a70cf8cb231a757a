import { and, eq, sql } from 'drizzle-orm'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { goods } from '../../../../db/schema/listings/catalog'
import { type ExpectedPrice, PRICE_COLUMNS } from './reserve-goods'

/**
 * For a late payment of a rental: reserves the unit again if it is still free and for rent at the price that was paid.
 */
export async function reserveFreeUnits(
  tx: Tx,
  { goodsSn, num, price }: { goodsSn: GoodsSn; num: number; price: ExpectedPrice },
): Promise<boolean> {
  const held = await tx
    .update(goods)
    .set({ reserved: sql`${goods.reserved} + ${num}` })
    .where(
      and(
        eq(goods.sn, goodsSn),
        eq(goods.status, GOODS_STATUS.onShelf),
        eq(PRICE_COLUMNS[price.kind], price.fen),
        sql`${goods.stock} - ${goods.reserved} >= ${num}`,
      ),
    )
    .returning({ id: goods.id })
  return held.length === 1
}
