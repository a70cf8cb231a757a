import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import type { Db, Tx } from '../../../../db/client'
import { elsewhereCancels, orders } from '../../../../db/schema/orders/trading'
import { type Key, without } from '../../../../runtime/sweep-rows'

export interface ElsewhereCancel {
  orderId: number
  orderSn: OrderSn
  sellerId: UserId
  at: Date
}

/** Orders cancelled as sold elsewhere that have had no consequence yet, oldest first. */
export const findElsewhere = (
  db: Db,
  { failed, limit }: { failed: readonly Key[]; limit: number },
): Promise<ElsewhereCancel[]> =>
  db
    .select({
      orderId: elsewhereCancels.orderId,
      orderSn: orders.sn,
      sellerId: elsewhereCancels.sellerId,
      at: elsewhereCancels.at,
    })
    .from(elsewhereCancels)
    .innerJoin(orders, eq(orders.id, elsewhereCancels.orderId))
    .where(and(isNull(elsewhereCancels.count), without(elsewhereCancels.orderId, failed)))
    .orderBy(asc(elsewhereCancels.at), asc(elsewhereCancels.orderId))
    .limit(limit)

/** How many orders the seller cancelled so within the days before this one, with it. */
export const countElsewhere = async (
  tx: Tx,
  { sellerId, at, days }: Pick<ElsewhereCancel, 'sellerId' | 'at'> & { days: number },
): Promise<number> =>
  1 +
  (await tx.$count(
    elsewhereCancels,
    and(
      eq(elsewhereCancels.sellerId, sellerId),
      gt(elsewhereCancels.at, new Date(at.getTime() - days * DAY_MS)),
      lte(elsewhereCancels.at, at),
      isNotNull(elsewhereCancels.count),
    ),
  ))
