import { and, count, gte, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx } from '../../../../runtime/context'

/** Whoever buys a lot cancels some: only those count who let go one order in so many. */
const ONE_IN = 3

/**
 * Counts orders that buyers left unpaid, or cancelled after paying, of those placed since a time, if they are a third of
 * them at least; `ids` absent: of everybody.
 */
export async function countLetGo(
  { db }: Pick<Ctx, 'db'>,
  { isPaid, since }: { isPaid: boolean; since: Date },
  ids?: readonly UserId[],
): Promise<Map<UserId, number>> {
  const paid = isPaid ? sql`is not null` : sql`is null`
  const n = sql<number>`(count(*) filter (where ${orders.status} = ${ORDER_STATUS.buyerCancelled} and ${orders.paidAt} ${paid}))::int`
  const rows = await db
    .select({ userId: orders.buyerId, n })
    .from(orders)
    .where(
      and(
        gte(orders.createdAt, since),
        // an invitation to a deal that the other side has not accepted: whoever invites, also a seller, is stored as buyer
        or(ne(orders.mode, 'intermediary'), isNotNull(orders.sellerId)),
        ids ? inArray(orders.buyerId, [...ids]) : undefined,
      ),
    )
    .groupBy(orders.buyerId)
    .having(sql`${n} > 0 and ${n} * ${ONE_IN} >= ${count()}`)
  return new Map(rows.map(({ userId, n }) => [userId, n]))
}
