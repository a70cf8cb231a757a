import { and, eq, sql } from 'drizzle-orm'
import type { Fen } from '@/lib/shared/money'
import type { Tx } from '../../db/client'
import { GOODS_STATUS, goods } from '../../db/schema/catalog'
import { type AskedPrice, PRICE_COLUMNS } from './reserve-goods'

const soldWhenGone = (left: ReturnType<typeof sql>) =>
  sql`case when ${left} = 0 then ${GOODS_STATUS.sold}::smallint else ${goods.status} end`

/** The order was paid: its reserved units leave the stock; the last one makes the goods sold. */
export async function takeReserved(tx: Tx, input: { goodsSn: string; num: number }): Promise<void> {
  await tx
    .update(goods)
    .set({
      stock: sql`${goods.stock} - ${input.num}`,
      reserved: sql`${goods.reserved} - ${input.num}`,
      status: soldWhenGone(sql`${goods.stock} - ${input.num}`),
    })
    .where(eq(goods.sn, input.goodsSn))
}

/** A late payment: take the units if they are still free and on the shelf at the price that was paid. */
export async function takeFree(tx: Tx, input: { goodsSn: string; num: number; priceFen: Fen }): Promise<boolean> {
  const taken = await tx
    .update(goods)
    .set({ stock: sql`${goods.stock} - ${input.num}`, status: soldWhenGone(sql`${goods.stock} - ${input.num}`) })
    .where(
      and(
        eq(goods.sn, input.goodsSn),
        eq(goods.status, GOODS_STATUS.onShelf),
        eq(goods.priceFen, input.priceFen),
        sql`${goods.stock} - ${goods.reserved} >= ${input.num}`,
      ),
    )
    .returning({ id: goods.id })
  return taken.length === 1
}

/** A late payment of a rental: hold the unit again if it is still free and let at the price that was paid. */
export async function reserveFree(tx: Tx, input: { goodsSn: string; num: number; price: AskedPrice }): Promise<boolean> {
  const held = await tx
    .update(goods)
    .set({ reserved: sql`${goods.reserved} + ${input.num}` })
    .where(
      and(
        eq(goods.sn, input.goodsSn),
        eq(goods.status, GOODS_STATUS.onShelf),
        eq(PRICE_COLUMNS[input.price.kind], input.price.fen),
        sql`${goods.stock} - ${goods.reserved} >= ${input.num}`,
      ),
    )
    .returning({ id: goods.id })
  return held.length === 1
}

/** A paid order ended before delivery: the units go back, sold-out goods return to the shelf. */
export async function returnStock(tx: Tx, input: { goodsSn: string; num: number }): Promise<void> {
  await tx
    .update(goods)
    .set({
      stock: sql`${goods.stock} + ${input.num}`,
      status: sql`case when ${goods.status} = ${GOODS_STATUS.sold} then ${GOODS_STATUS.onShelf}::smallint else ${goods.status} end`,
    })
    .where(eq(goods.sn, input.goodsSn))
}
