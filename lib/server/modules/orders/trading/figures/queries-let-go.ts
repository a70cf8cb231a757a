import { and, count, eq, gte, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../../db/schema/trading'
import type { Ctx } from '../../../../runtime/context'

/** Counts orders that buyers left unpaid, or cancelled after paying, since a time; `ids` absent: of everybody. */
export async function countLetGo(
  { db }: Pick<Ctx, 'db'>,
  { isPaid, since }: { isPaid: boolean; since: Date },
  ids?: readonly UserId[],
): Promise<Map<UserId, number>> {
  const rows = await db
    .select({ userId: orders.buyerId, n: count() })
    .from(orders)
    .where(
      and(
        eq(orders.status, ORDER_STATUS.buyerCancelled),
        isPaid ? isNotNull(orders.paidAt) : isNull(orders.paidAt),
        gte(orders.closedAt, since),
        ids ? inArray(orders.buyerId, [...ids]) : undefined,
      ),
    )
    .groupBy(orders.buyerId)
  return new Map(rows.map(({ userId, n }) => [userId, n]))
}
