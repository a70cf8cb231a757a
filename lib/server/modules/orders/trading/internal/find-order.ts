import { and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { orderPath } from '@/lib/shared/trade/order-path'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { modesThat } from '@/lib/shared/trade/trade-modes'
import type { Db, Tx } from '../../../../db/client'
import { prepared } from '../../../../db/prepared'
import { orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { type Refusal, refuse } from '../../../../runtime/refusal'
import { assertSameSite } from '../../../core/tenancy/assert-same-site'
import { type Here, isHere } from '../../../core/tenancy/queries-here'
import { wasAssigned } from '../../../market/coin/queries-queue'
import type { Order, Party } from '../types'

const AGREED = modesThat(({ isAgreed }) => isAgreed)
const PASSED_ON = modesThat(({ isPassedOn }) => isPassedOn)

/**
 * Filters the orders that a user may see: all purchases, and sales once they are paid, or were agreed to by both sides.
 */
export const knownTo = (userId: UserId): SQL | undefined =>
  or(
    eq(orders.buyerId, userId),
    and(eq(orders.sellerId, userId), or(isNotNull(orders.paidAt), inArray(orders.mode, AGREED))),
  )

/**
 * Returns the side of a user. Until an invitation to a deal is accepted, only the inviter is stored, as buyer,
 * whichever side that is.
 */
export const partyOf = ({ buyerId, sellerId, terms }: Order, userId: UserId): Party =>
  buyerId !== userId || (sellerId === null && terms.deal?.by === 'seller') ? 'seller' : 'buyer'

const named = (key: OrderSn | number): SQL => (typeof key === 'number' ? eq(orders.id, key) : eq(orders.sn, key))

/**
 * Checks that the order is available on this host: it was sold by its distributor, or by one that is switched off. Refuses NOT_FOUND,
 * ELSEWHERE.
 */
function assertHere(ctx: Here, order: Order | undefined): Order {
  if (!order) throw refuse('NOT_FOUND', '订单不存在')
  if (!isHere(ctx, order.distId)) throw assertSameSite(ctx, order.distId, orderPath(order.sn))
  return order
}

/**
 * Returns a specific error to a merchant whose order was passed on, in case its page is still open. Refuses
 * ORDER_PASSED.
 */
async function assertNotPassed(db: Db, userId: UserId, key: OrderSn | number): Promise<void> {
  const [passed] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(named(key), inArray(orders.mode, PASSED_ON)))
  if (passed && (await wasAssigned(db, { orderId: passed.id, merchantId: userId }))) throw refuse('ORDER_PASSED')
}

/** Returns an order by number or id. Refuses NOT_FOUND, also for orders of others, ORDER_PASSED and ELSEWHERE. */
export async function findOrder(ctx: Here & { db: Db }, userId: UserId, key: OrderSn | number): Promise<Order> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(named(key), knownTo(userId)))
  if (!order) await assertNotPassed(ctx.db, userId, key)
  return assertHere(ctx, order)
}

/**
 * Locks the row until the transaction ends. Lock order everywhere: order, payment, goods, chat group, accounts.
 * Accounts come last because the providers' accounts are shared by all.
 */
export async function lockOrder(tx: Tx, sn: OrderSn): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.sn, sn)).for('update')
  return order
}

/** The same by id. Refuses NOT_FOUND, ELSEWHERE. */
export async function lockOrderById(ctx: Here, tx: Tx, id: number): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return assertHere(ctx, order)
}

/** Locks any order of this host. Refuses NOT_FOUND, ELSEWHERE. */
export const lockAnyOrder = async (ctx: Here, tx: Tx, sn: OrderSn): Promise<Order> =>
  assertHere(ctx, await lockOrder(tx, sn))

/** The same for staff, who must not learn of other sites' orders. Refuses NOT_FOUND. */
export async function lockForStaff(ctx: Here, tx: Tx, sn: OrderSn): Promise<Order> {
  const order = await lockOrder(tx, sn)
  if (!order || !isHere(ctx, order.distId)) throw refuse('NOT_FOUND', '订单不存在')
  return order
}

/** Locks an order that the user may see, by number or id. Refuses NOT_FOUND, ORDER_PASSED, ELSEWHERE. */
export async function lockKnownOrder(ctx: UserCtx, tx: Tx, key: OrderSn | number): Promise<Order> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(named(key), knownTo(ctx.user.userId)))
    .for('update')
  if (!order) await assertNotPassed(tx, ctx.user.userId, key)
  return assertHere(ctx, order)
}

/**
 * Locks one of the caller's purchases, by number or id. Refuses NOT_FOUND, without waiting for the locks of others'
 * orders, and ELSEWHERE.
 */
export async function lockOwnOrder(ctx: UserCtx, tx: Tx, key: OrderSn | number): Promise<Order> {
  const { userId: buyerId } = ctx.user
  const [order] =
    typeof key === 'number' ? await lockById(tx, { id: key, buyerId }) : await lockBySn(tx, { sn: key, buyerId })
  return assertHere(ctx, order)
}

const lockBySn = prepared(['sn', 'buyerId'], (db, { sn, buyerId }) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.sn, sn), eq(orders.buyerId, buyerId)))
    .for('update'),
)

const lockById = prepared(['id', 'buyerId'], (db, { id, buyerId }) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.buyerId, buyerId)))
    .for('update'),
)

/**
 * Returns one of the caller's purchases; a seller's own sale is not found, because there is nothing to pay. Refuses
 * NOT_FOUND, ELSEWHERE.
 */
export async function findOwnOrder(ctx: UserCtx, orderSn: OrderSn): Promise<Order> {
  const order = await findOrder(ctx, ctx.user.userId, orderSn)
  if (order.buyerId !== ctx.user.userId) throw refuse('NOT_FOUND', '订单不存在')
  return order
}

export async function isUnpaid(db: Db, sn: OrderSn): Promise<boolean> {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.sn, sn))
  return order?.status === ORDER_STATUS.unpaid
}

export function whyUnpayable(order: Order, now: Date): Refusal | null {
  if (order.subStatus === 'TIMEOUT' || (order.status === ORDER_STATUS.unpaid && order.expiresAt <= now))
    return refuse('ORDER_EXPIRED')
  return order.subStatus === 'WAIT_PAY' ? null : refuse('ORDER_STATE')
}
