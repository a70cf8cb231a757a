import { eq, sql } from 'drizzle-orm'
import { credentialViews, orderCredentials } from '../../db/schema/trading'
import { inTx, type UserCtx } from '../../runtime/context'
import { refuse } from '../../runtime/refusal'
import { findOrder } from './internal/find-order'

export interface HandedOver {
  account: string
  password: string
  note: string
  views: number
}

/** The paid buyer only; the view is on record before anything is shown. Refuses NOT_FOUND, FORBIDDEN, ORDER_STATE. */
export async function viewCredentials(ctx: UserCtx, input: { orderSn: string }): Promise<HandedOver> {
  const order = await findOrder(ctx.db, ctx.user.userId, input.orderSn)
  if (order.buyerId !== ctx.user.userId) throw refuse('FORBIDDEN')
  if (order.status !== 2 && order.status !== 3) throw refuse('ORDER_STATE', '卖家尚未发货')
  const [row] = await ctx.db
    .select({ cipher: orderCredentials.cipher })
    .from(orderCredentials)
    .where(eq(orderCredentials.orderId, order.id))
  if (!row) throw refuse('ORDER_STATE', '卖家尚未发货')
  const views = await inTx(ctx, async (tx) => {
    await tx
      .insert(credentialViews)
      .values({ orderId: order.id, userId: ctx.user.userId, ip: ctx.ip, createdAt: ctx.now() })
    const [seen] = await tx
      .select({ n: sql<number>`count(*)::int` })
      .from(credentialViews)
      .where(eq(credentialViews.orderId, order.id))
    return seen?.n ?? 1
  })
  const opened = JSON.parse(ctx.vault.open('credentials', order.sn, row.cipher)) as Omit<HandedOver, 'views'>
  return { ...opened, views }
}
