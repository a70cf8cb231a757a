import { and, eq, inArray, or } from 'drizzle-orm'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { Db, Tx } from '../../../db/client'
import { orders } from '../../../db/schema/trading'

/** Counts a site's orders that hold money: paid, and neither cancelled nor paid out. */
export const countUnfinished = (db: Db | Tx, distId: number): Promise<number> =>
  db.$count(
    orders,
    and(
      eq(orders.distId, distId),
      or(
        inArray(orders.status, [ORDER_STATUS.paid, ORDER_STATUS.shipped]),
        and(eq(orders.status, ORDER_STATUS.complete), eq(orders.subStatus, 'HOLD')),
      ),
    ),
  )
