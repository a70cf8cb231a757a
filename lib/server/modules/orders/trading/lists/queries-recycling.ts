import { inArray } from 'drizzle-orm'
import type { OrderRow } from '@/lib/contract/entities/order'
import type { OrderSn } from '@/lib/shared/ids'
import type { Paging } from '../../../../db/page'
import { presentPage } from '../../../../db/page'
import { orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { gamesById } from '../../../listings/catalog/games/queries-games'
import { findGroups } from '../../../market/chat/queries'
import { presentOwn } from '../../../market/recycling/present'
import { listOwnFiles } from '../../../market/recycling/queries'
import { partyOf } from '../internal/find-order'
import { presentOrder } from '../present'

/** Returns the caller's recycling requests with their orders, including buy-back orders. */
export async function listOwnRecycling(ctx: UserCtx, paging: Paging) {
  const found = await listOwnFiles(ctx, paging)
  const sns = found.list.flatMap(({ request, redemptions }) => [
    ...(request.orderSn ? [request.orderSn] : []),
    ...redemptions.slice(0, 1).map(({ orderSn }) => orderSn),
  ])
  const [games, rows] = await Promise.all([gamesById(ctx), listRows(ctx, sns)])
  const orderOf = (sn: string) => rows.get(sn) ?? null
  return presentPage(found, (file) => presentOwn(ctx, file, { games, orderOf }))
}

async function listRows(ctx: UserCtx, sns: OrderSn[]): Promise<Map<string, OrderRow>> {
  if (sns.length === 0) return new Map()
  const { userId } = ctx.user
  const rows = await ctx.db.select().from(orders).where(inArray(orders.sn, sns))
  const groups = await findGroups(ctx, { subjects: sns, userId })
  const now = ctx.now()
  const rulesOf = await loadRuleBook(ctx)
  return new Map(
    rows.map((order) => {
      const unread = groups[order.sn]?.unread ?? 0
      const viewer = partyOf(order, userId)
      return [order.sn, presentOrder({ order, evaluated: false, viewer, unread, rules: rulesOf(order), now })]
    }),
  )
}
