import { eq, sql } from 'drizzle-orm'
import type { GoodsSn } from '@/lib/shared/ids'
import type { Tx } from '../../db/client'
import { goods } from '../../db/schema/catalog'
import { soldWhenGone } from './internal/sold-when-gone'

/** The order was paid: its reserved units leave the stock; the last one makes the goods sold. */
export async function takeReserved(tx: Tx, input: { goodsSn: GoodsSn; num: number }): Promise<void> {
  await tx
    .update(goods)
    .set({
      stock: sql`${goods.stock} - ${input.num}`,
      reserved: sql`${goods.reserved} - ${input.num}`,
      status: soldWhenGone(sql`${goods.stock} - ${input.num}`),
    })
    .where(eq(goods.sn, input.goodsSn))
}
