import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { lockOrder } from '../internal/find-order'
import type { Order } from '../types'

/** Locks a paid order of the caller's house. Refuses NOT_FOUND. */
export async function lockPaidOrder(tx: Tx, { staff }: Pick<StaffCtx, 'staff'>, orderSn: OrderSn): Promise<Order> {
  const order = await lockOrder(tx, orderSn)
  const isOwn = order && (staff.distId === null || order.distId === staff.distId)
  if (!isOwn || !order.paidAt) throw refuse('NOT_FOUND', '没有这笔已付款的订单')
  return order
}

/** Marks a locked order whose price was paid back to a guardian: its cover no longer pays the buyer. */
export async function markGuardianRefund(tx: Tx, { id, terms }: Order): Promise<void> {
  await tx
    .update(orders)
    .set({ terms: Object.assign({}, terms, { guardianRefund: true as const }) })
    .where(eq(orders.id, id))
}
