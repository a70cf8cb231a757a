import { sql } from 'drizzle-orm'
import { orders } from '../../../db/schema/orders/trading'
import type { Services } from '../../../runtime/context'
import { isDue } from './flow/process-due-orders'

/** Returns how late, in seconds, the order timer is that has waited longest; 0 if none is due. */
export async function findTimerLag({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  const at = now()
  const [row] = await db
    .select({ due: sql<Date | null>`min(${orders.dueAt})`.mapWith(orders.dueAt) })
    .from(orders)
    .where(isDue(at))
  return row?.due ? (at.getTime() - row.due.getTime()) / 1000 : 0
}
