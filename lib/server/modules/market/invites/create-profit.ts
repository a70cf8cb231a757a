import { type SQL, sql } from 'drizzle-orm'
import { profitOf } from '@/lib/shared/money/invites'
import { DAY_MS } from '@/lib/shared/time'
import { inviteProfits } from '../../../db/schema/market/invites'
import type { Rules } from '../../core/tenancy/types'
import { inviterOf } from '../../people/identity/queries-invites'
import type { InvitedOrder } from './types'

/**
 * Records the inviter's expected profit when an order is paid, if its buyer was invited recently enough. A CTE (`name
 * as (…)`) for the caller's statement, so that other orders cost no extra round trip.
 */
export function createProfit({
  order,
  rules,
  at,
}: {
  order: InvitedOrder
  rules: Pick<Rules, 'inviteBp' | 'inviteDays'>
  at: Date
}): SQL {
  const { orderId, distId, buyerId, gameId, mode, base } = order
  const since = new Date(at.getTime() - rules.inviteDays * DAY_MS)
  return sql`expected as (
    insert into ${inviteProfits}
      (order_id, dist_id, inviter_id, invitee_id, game_id, mode, base_fen, profit_fen, created_at)
    select ${orderId}::bigint, ${distId}::int, inviter_id, ${buyerId}::bigint, ${gameId}::int, ${mode}::text,
      ${base.toString()}::bigint, ${profitOf(base, rules.inviteBp).toString()}::bigint, ${at.toISOString()}::timestamptz
    from ${inviterOf(buyerId, since)} as invited
    on conflict (order_id) do nothing
  )`
}
