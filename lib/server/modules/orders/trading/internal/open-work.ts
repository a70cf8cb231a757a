import { and, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { DepositKind } from '@/lib/shared/trade/deposits'
import { WORK_MODES } from '@/lib/shared/trade/trade-modes'
import type { Db, Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/trading'

const isRunning = lt(orders.status, 3)

/**
 * Orders that still depend on a deposit of this kind. A sale depends on it only if its holding period was shortened by
 * it, or its cover is claimed.
 */
const RESTING: Readonly<Record<DepositKind, (userId: number) => SQL | undefined>> = {
  shop: (userId) =>
    and(
      eq(orders.sellerId, userId),
      or(
        isNotNull(orders.claimId),
        and(
          sql`${orders.status} = 3 and ${orders.subStatus} = 'HOLD'`,
          sql`${orders.terms} #> '{sale,holdHours}' is not null`,
        ),
      ),
    ),
  booster: (userId) => and(eq(orders.sellerId, userId), inArray(orders.mode, [...WORK_MODES]), isRunning),
  coin: (userId) =>
    or(
      and(eq(orders.sellerId, userId), eq(orders.mode, 'fastGold'), isRunning),
      and(eq(orders.buyerId, userId), eq(orders.mode, 'goldRecycling'), isRunning),
    ),
}

export const countOpenWork = (db: Db | Tx, userId: number, kind: DepositKind): Promise<number> =>
  db.$count(orders, RESTING[kind](userId))
