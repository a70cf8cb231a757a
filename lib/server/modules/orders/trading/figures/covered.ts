import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { FREE_COVER } from '@/lib/shared/goods/covers'
import type { UserId } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { orders } from '../../../../db/schema/orders/trading'
import type { Services } from '../../../../runtime/context'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { coverOf } from '../flow/cover-of'

/** More than the days of any cover; for orders from before the cover was stored with them. */
const MOST_DAYS = 1000

/** Counts a member's finished sales on all hosts whose buyer can still file a claim on the cover. */
export const countCovered = async (ctx: Pick<Services, 'db' | 'now'>, userId: UserId): Promise<number> =>
  (await listCovers(ctx, eq(orders.sellerId, userId))).length

/** Returns when the covers in force of a site's finished sales end. */
export const coversOfSite = (ctx: Pick<Services, 'db' | 'now'>, distId: number): Promise<Date[]> =>
  listCovers(ctx, eq(orders.distId, distId))

async function listCovers(ctx: Pick<Services, 'db' | 'now'>, of: SQL): Promise<Date[]> {
  const rulesOf = await loadRuleBook(ctx)
  const now = ctx.now()
  const bought = sql`coalesce((${orders.terms} #>> '{sale,cover,days}')::int, ${MOST_DAYS})`
  const days = sql`case when ${orders.ensureId} = 0 then ${FREE_COVER.days} else ${bought} end`
  const mayLast = sql`${orders.completedAt} + make_interval(days => ${days}) > ${now.toISOString()}::timestamptz`
  const released = and(eq(orders.status, ORDER_STATUS.complete), ne(orders.subStatus, 'HOLD'))
  const rows = await ctx.db
    .select()
    .from(orders)
    // the cover of an order pays once
    .where(and(of, released, isNull(orders.claimedFen), mayLast))
  return rows.flatMap((order) => coverOf(order, rulesOf(order))?.until ?? []).filter((until) => until > now)
}
