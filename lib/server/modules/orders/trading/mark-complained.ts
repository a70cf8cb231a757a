import { eq } from 'drizzle-orm'
import type { OrderSn } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { orders } from '../../../db/schema/orders/trading'

/**
 * Locks the order, so that the complaints about it begin and end one after another; then `markComplained` is exact.
 */
export async function lockForComplaint(tx: Tx, orderSn: OrderSn): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.sn, orderSn)).for('update')
}

/**
 * Sets since when a complaint about the order is open at a payment provider: until it is closed, no timer completes the
 * order or releases its money. null: none is open.
 */
export async function markComplained(tx: Tx, orderSn: OrderSn, complainedAt: Date | null): Promise<void> {
  await tx.update(orders).set({ complainedAt }).where(eq(orders.sn, orderSn))
}
