import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { Db, Tx } from '../../../db/client'
import { orders } from '../../../db/schema/orders/trading'

/**
 * Counts a site's orders that hold money or may soon: unpaid, paid and not yet paid out, or with an open claim or a
 * complaint at a payment provider.
 */
export const countUnfinished = (db: Db | Tx, distId: number): Promise<number> =>
  db.$count(
    orders,
    and(
      eq(orders.distId, distId),
      or(
        inArray(orders.status, [ORDER_STATUS.unpaid, ORDER_STATUS.paid, ORDER_STATUS.shipped]),
        and(eq(orders.status, ORDER_STATUS.complete), inArray(orders.subStatus, ['HOLD', 'KEPT'])),
        isNotNull(orders.claimId),
        isNotNull(orders.complainedAt),
      ),
    ),
  )
