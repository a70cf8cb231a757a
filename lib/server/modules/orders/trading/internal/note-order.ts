import type { Tx } from '../../../../db/client'
import { orderEvents } from '../../../../db/schema/orders/trading'
import type { Actor, Order } from '../types'

/** Adds a timeline entry without changing the order. */
export async function noteOrder(
  tx: Tx,
  order: Order,
  note: { action: string; actor: Actor; explain: string; at: Date },
): Promise<void> {
  const { at, ...line } = note
  const { id: orderId, status: orderStatus, subStatus } = order
  await tx.insert(orderEvents).values({ ...line, orderId, orderStatus, subStatus, createdAt: at })
}
