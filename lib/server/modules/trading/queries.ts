import { asc, eq } from 'drizzle-orm'
import type { OrderDetail, OrderProcess } from '@/lib/contract/entities/order'
import { orderEvals, orderEvents } from '../../db/schema/trading'
import type { UserCtx } from '../../runtime/context'
import { findGroups } from '../chat/queries'
import { findUsers } from '../identity/queries'
import { findOrder, partyOf } from './internal/find-order'
import { presentDetail, presentProcess } from './present'

/** As its buyer or its seller sees it. Refuses NOT_FOUND. */
export async function loadOrderDetail(ctx: UserCtx, orderSn: string): Promise<OrderDetail> {
  const order = await findOrder(ctx.db, ctx.user.userId, orderSn)
  // One after another: inside a transaction they share its connection.
  const people = await findUsers(ctx, [order.buyerId, order.sellerId])
  const groups: Awaited<ReturnType<typeof findGroups>> = order.chatGroupId ? await findGroups(ctx, [order.sn]) : {}
  const evals =
    order.status === 3
      ? await ctx.db.select({ id: orderEvals.orderId }).from(orderEvals).where(eq(orderEvals.orderId, order.id))
      : []
  const nameOf = (id: number) => people.get(id)?.nickName ?? '已注销用户'
  return presentDetail(
    {
      order,
      viewer: partyOf(order, ctx.user.userId),
      evaluated: evals.length > 0,
      unread: groups[order.sn]?.unread ?? 0,
      now: ctx.now(),
    },
    { buyer: nameOf(order.buyerId), seller: nameOf(order.sellerId) },
  )
}

/** Timeline. Refuses NOT_FOUND. */
export async function listProcess(ctx: UserCtx, orderSn: string): Promise<{ list: OrderProcess[] }> {
  const order = await findOrder(ctx.db, ctx.user.userId, orderSn)
  const events = await ctx.db
    .select({ orderStatus: orderEvents.orderStatus, explain: orderEvents.explain, createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id))
  return { list: presentProcess(order, events) }
}
