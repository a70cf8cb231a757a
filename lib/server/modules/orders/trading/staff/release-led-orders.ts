import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import { hasLeadLeft, isRunning } from './queries-leads'

/** Makes the running orders of a staff member who may not lead them any more unassigned, so that others find them. */
export async function releaseLedOrders(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .update(orders)
    .set({ serviceId: null })
    .where(and(eq(orders.serviceId, userId), isRunning, hasLeadLeft))
}
