import { and, eq, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Fen } from '@/lib/shared/money/money'
import type { Tx } from '../../../../db/client'
import { goods, onShelf } from '../../../../db/schema/listings/catalog'
import { soldWhenGone } from '../internal/sold-when-gone'

/** For a late payment: consumes the units if they are still free and on the shelf at the price that was paid. */
export async function claimFreeUnits(
  tx: Tx,
  input: { goodsSn: GoodsSn; num: number; priceFen: Fen },
): Promise<boolean> {
  const taken = await tx
    .update(goods)
    .set({ stock: sql`${goods.stock} - ${input.num}`, status: soldWhenGone(sql`${goods.stock} - ${input.num}`) })
    .where(
      and(
        eq(goods.sn, input.goodsSn),
        onShelf,
        eq(goods.priceFen, input.priceFen),
        sql`${goods.stock} - ${goods.reserved} >= ${input.num}`,
      ),
    )
    .returning({ id: goods.id })
  return taken.length === 1
}
