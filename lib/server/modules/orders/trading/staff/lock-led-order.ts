import { and, eq } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import { lockGroup } from '../../../market/chat/lock-group'
import type { Order } from '../types'
import { isLedNow } from './queries-clocks'

/**
 * Locks a running order that staff lead, and its chat, so that no answer arrives meanwhile. Undefined: it has no lead any
 * more, or with `skips` another transaction has it.
 */
export async function lockLedOrder(
  tx: Tx,
  id: number,
  { skips = false }: { skips?: boolean } = {},
): Promise<(Order & { serviceId: UserId }) | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isLedNow))
    .for('update', skips ? { skipLocked: true } : {})
  if (!order || order.serviceId === null) return undefined
  if (order.chatGroupId !== null) await lockGroup(tx, order.chatGroupId)
  return { ...order, serviceId: order.serviceId }
}

/** Keeps the lead of an order until the transaction ends, and returns it. */
export async function lockLead(tx: Tx, orderSn: OrderSn): Promise<UserId | null> {
  const [row] = await tx.select({ serviceId: orders.serviceId }).from(orders).where(eq(orders.sn, orderSn)).for('share')
  return row?.serviceId ?? null
}
