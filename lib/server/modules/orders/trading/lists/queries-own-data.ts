import { and, asc, eq, gt, or } from 'drizzle-orm'
import { orderEvals, orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { knownTo } from '../internal/find-order'
import { listProcess, loadOrderDetail } from '../queries'
import { presentEvaluation } from './present-own-data'

const PAGE = 100

/** Yields all of the caller's orders on this host with their timeline, including hidden ones, oldest first. */
export async function* eachOwnOrder(ctx: UserCtx) {
  const { userId } = ctx.user
  for (let after = 0; ; ) {
    const rows = await ctx.db
      .select({ id: orders.id, sn: orders.sn })
      .from(orders)
      .where(and(knownTo(userId), eq(orders.distId, ctx.dist.distId), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(PAGE)
    for (const { sn } of rows) {
      const detail = await loadOrderDetail(ctx, { orderSn: sn, viewerId: userId })
      yield { ...detail, process: (await listProcess(ctx, sn)).list }
    }
    after = rows.at(-1)?.id ?? 0
    if (rows.length < PAGE) return
  }
}

/** Yields the ratings on this host that the caller gave, and those of the caller's sales, oldest first. */
export async function* eachOwnEvaluation(ctx: UserCtx) {
  const { userId } = ctx.user
  for (let after = 0; ; ) {
    const rows = await ctx.db
      .select({ evaluation: orderEvals, sn: orders.sn, buyerId: orders.buyerId })
      .from(orderEvals)
      .innerJoin(orders, eq(orders.id, orderEvals.orderId))
      .where(
        and(
          or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
          eq(orders.distId, ctx.dist.distId),
          gt(orderEvals.orderId, after),
        ),
      )
      .orderBy(asc(orderEvals.orderId))
      .limit(PAGE)
    yield* rows.map(({ evaluation, sn, buyerId }) =>
      presentEvaluation(evaluation, { sn, isAuthor: buyerId === userId }),
    )
    after = rows.at(-1)?.evaluation.orderId ?? 0
    if (rows.length < PAGE) return
  }
}
