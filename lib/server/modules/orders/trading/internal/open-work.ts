import { and, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { DepositKind } from '@/lib/shared/trade/deposits'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { MODE_FACTS, MODE_NAMES } from '@/lib/shared/trade/trade-modes'
import type { Db, Tx } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'

const isRunning = lt(orders.status, ORDER_STATUS.complete)
/** Complete, but the money can still be ruled on. */
const isHeld = and(eq(orders.status, ORDER_STATUS.complete), eq(orders.subStatus, 'HOLD'))

/**
 * Orders that still depend on a deposit of this kind. A sale depends on it only if its holding period was shortened by
 * it, or its cover is claimed; a currency order until its money is released, because a ruling may fine the merchant.
 */
const RESTING: Readonly<Record<DepositKind, (userId: UserId) => SQL | undefined>> = {
  shop: (userId) =>
    and(
      eq(orders.sellerId, userId),
      or(isNotNull(orders.claimId), and(isHeld, sql`${orders.terms} #> '{sale,holdHours}' is not null`)),
    ),
  booster: (userId) => and(securedBy('booster', userId), isRunning),
  coin: (userId) => and(securedBy('coin', userId), or(isRunning, isHeld)),
}

/** The modes that rest on a deposit of this kind, each with the side that paid it. */
const securedBy = (kind: 'booster' | 'coin', userId: UserId): SQL | undefined =>
  or(
    ...MODE_NAMES.flatMap((mode) => {
      const { restsOn } = MODE_FACTS[mode]
      if (restsOn?.kind !== kind) return []
      return and(eq(restsOn.side === 'seller' ? orders.sellerId : orders.buyerId, userId), eq(orders.mode, mode))
    }),
  )

export const countOpenWork = (db: Db | Tx, userId: UserId, kind: DepositKind): Promise<number> =>
  db.$count(orders, RESTING[kind](userId))
