import { and, eq, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/client'
import { orders } from '../../../db/schema/trading'
import type { UserCtx } from '../../../runtime/context'
import { type Refusal, refuse } from '../../../runtime/refusal'
import type { Order, Party } from '../types'

/** Orders a user may know of: all bought ones, and sold ones once they were paid. */
export const knownTo = (userId: number): SQL | undefined =>
  or(eq(orders.buyerId, userId), and(eq(orders.sellerId, userId), isNotNull(orders.paidAt)))

export const partyOf = (order: Order, userId: number): Party => (order.buyerId === userId ? 'buyer' : 'seller')

const named = (snOrId: string): SQL => (/^\d+$/.test(snOrId) ? eq(orders.id, Number(snOrId)) : eq(orders.sn, snOrId))

/** By number or, all digits, by id. Refuses NOT_FOUND, also for orders of others. */
export async function findOrder(db: Db, userId: number, snOrId: string): Promise<Order> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(named(snOrId), knownTo(userId)))
  if (!order) throw refuse('NOT_FOUND', '订单不存在')
  return order
}

/**
 * The row, locked till the transaction ends. Lock order everywhere: order, payment, goods, chat group, accounts. Accounts
 * come last because the providers' are shared by all.
 */
export async function lockOrder(tx: Tx, sn: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.sn, sn)).for('update')
  return order
}

/** An order the user may know of, by number or, all digits, by id; locked. Refuses NOT_FOUND. */
export async function lockKnownOrder(tx: Tx, userId: number, snOrId: string): Promise<Order> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(named(snOrId), knownTo(userId)))
    .for('update')
  if (!order) throw refuse('NOT_FOUND', '订单不存在')
  return order
}

/** The caller's own purchase, locked. Refuses NOT_FOUND, without waiting for the locks of others' orders. */
export async function lockOwnOrder(ctx: UserCtx, tx: Tx, sn: string): Promise<Order> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.sn, sn), eq(orders.buyerId, ctx.user.userId)))
    .for('update')
  if (!order) throw refuse('NOT_FOUND', '订单不存在')
  return order
}

/** An order the caller buys; a seller asking for the own sale finds nothing to pay. Refuses NOT_FOUND. */
export async function findOwnOrder(ctx: UserCtx, orderSn: string): Promise<Order> {
  const order = await findOrder(ctx.db, ctx.user.userId, orderSn)
  if (order.buyerId !== ctx.user.userId) throw refuse('NOT_FOUND', '订单不存在')
  return order
}

export async function isUnpaid(db: Db, sn: string): Promise<boolean> {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.sn, sn))
  return order?.status === 0
}

export function whyUnpayable(order: Order, now: Date): Refusal | null {
  if (order.subStatus === 'TIMEOUT' || (order.status === 0 && order.expiresAt <= now)) return refuse('ORDER_EXPIRED')
  return order.status === 0 ? null : refuse('ORDER_STATE')
}
