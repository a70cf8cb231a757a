import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import { fenToYuan } from '@/lib/shared/money'
import { formatDate } from '@/lib/shared/time'
import type { Tx } from '../../../db/client'
import { type OrderSnapshot, orderEvents, orders } from '../../../db/schema/trading'
import type { ReservedGoods } from '../../catalog/types'
import { MODES } from '../modes/table'

export type NewOrder = Omit<typeof orders.$inferInsert, 'sn' | 'enteredAt'> & { createdAt: Date }

/** An unpaid order and its first line. Ten random digits a day collide now and then; then another number is drawn. */
export async function insertOrder(tx: Tx, values: NewOrder): Promise<OrderSn> {
  const { createdAt } = values
  const says = `${MODES[values.mode].words.parties.buyer}已下单`
  for (;;) {
    const sn =
      `D${formatDate(createdAt).slice(2).replaceAll('-', '')}${String(randomInt(1e10)).padStart(10, '0')}` as OrderSn
    const placed = tx
      .insert(orders)
      .values({ ...values, sn, enteredAt: createdAt })
      .onConflictDoNothing({ target: orders.sn })
      .returning({ id: orders.id })
    const { rowCount } = await tx.execute(sql`
      with placed as ${placed}
      insert into ${orderEvents} (order_id, action, actor, order_status, sub_status, explain, created_at)
      select id, 'place', 'buyer', 0, 'WAIT_PAY', ${says}::text, ${createdAt.toISOString()}::timestamptz from placed`)
    if (rowCount === 1) return sn
  }
}

/** What is sold, as it stands now. */
export const snapshotOf = (goods: ReservedGoods): OrderSnapshot => ({
  bigTitle: goods.title,
  smallTitleName: goods.smallTitleName,
  listPrice: fenToYuan(goods.priceFen),
  thumbnail: goods.thumbnail,
  gameName: goods.gameName,
  areaName: goods.areaName,
  serverName: goods.serverName,
  facts: Object.fromEntries(goods.shownFacts.map((fact) => [fact.label, fact.value])),
  isOfficialSell: goods.isOfficialSell,
  publishedAt: goods.createdAt.toISOString(),
})
