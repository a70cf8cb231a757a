import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, like, lt, or, sql } from 'drizzle-orm'
import { type GoodsSn, isGoodsSn, type OrderSn, type UserId } from '@/lib/shared/ids'
import { normalCode } from '@/lib/shared/normalize/code'
import { DAY_MS } from '@/lib/shared/time'
import type { OrderStatus } from '@/lib/shared/trade/order-status'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { type Paging, pageOf, presentPage } from '../../../../db/page'
import { orderEvents, orders } from '../../../../db/schema/orders/trading'
import { holdsWords } from '../../../../db/search-text'
import type { StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { isHere } from '../../../core/tenancy/queries-here'
import { queryWords } from '../../../listings/catalog/rules'
import { transfersTouching } from '../../../money/wallet/queries-ledger'
import { findUsers } from '../../../people/identity/queries'
import { presentProcess } from '../present-process'
import type { Order } from '../types'
import { presentShownOrder, presentShownOrderFile } from './present-console'

export interface OrderFilter {
  orderSn?: OrderSn
  goodsSn?: GoodsSn
  /** Buyer or seller. */
  userId?: UserId
  mode?: ModeName
  status?: string
  frozen?: boolean
  /** Distributor; filter for platform staff only. */
  dist?: number
  from?: Date
  /** Inclusive. */
  to?: Date
}

/** Filters orders: a distributor's staff see their own, platform staff see all. */
const ofOwn = ({ staff }: StaffCtx) => (staff.distId === null ? undefined : eq(orders.distId, staff.distId))

/** What presenting orders needs besides them. */
async function lookAt(ctx: StaffCtx, rows: readonly Order[]) {
  const people = await findUsers(
    ctx,
    rows.flatMap(({ buyerId, sellerId, serviceId }) => [buyerId, sellerId, serviceId].filter((id) => id !== null)),
  )
  const nameOf = (userId: UserId | null): string => (userId === null ? '' : (people.get(userId)?.nickName ?? ''))
  return { nameOf, at: ctx.now() }
}

const wantedOf = (ctx: StaffCtx, { orderSn, goodsSn, userId, mode, status, frozen, dist, from, to }: OrderFilter) =>
  and(
    ofOwn(ctx),
    orderSn ? eq(orders.sn, orderSn) : undefined,
    goodsSn ? eq(orders.goodsSn, goodsSn) : undefined,
    userId ? or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)) : undefined,
    mode ? eq(orders.mode, mode) : undefined,
    status === undefined ? undefined : eq(orders.status, Number(status) as OrderStatus),
    frozen === undefined ? undefined : frozen ? isNotNull(orders.frozenAt) : isNull(orders.frozenAt),
    dist ? eq(orders.distId, dist) : undefined,
    from ? gte(orders.createdAt, from) : undefined,
    to ? lt(orders.createdAt, new Date(to.getTime() + DAY_MS)) : undefined,
  )

/** By the time of ordering, which ids need not follow. */
const NEWEST_FIRST = [desc(orders.createdAt), desc(orders.id)]

/** Lists orders, newest first. */
export async function listForConsole(
  ctx: StaffCtx,
  { page, pageSize, after, ...filter }: OrderFilter & Paging & { after?: OrderSn },
) {
  const earlier =
    after &&
    sql`(${orders.createdAt}, ${orders.id}) < (select o.created_at, o.id from ${orders} o where o.sn = ${after})`
  const wanted = and(wantedOf(ctx, filter), earlier || undefined)
  const rows = ctx.db
    .select()
    .from(orders)
    .where(wanted)
    .orderBy(...NEWEST_FIRST)
  const found = await pageOf(rows, () => ctx.db.$count(orders, wanted), { page, pageSize }, 10_000)
  const look = await lookAt(ctx, found.list)
  return presentPage(found, (order) => presentShownOrder(order, look))
}

/** Counts the orders of a member, as buyer or seller. */
export const countForConsole = (ctx: StaffCtx, userId: UserId): Promise<number> =>
  ctx.db.$count(orders, wantedOf(ctx, { userId }))

/** Reads the newest orders of the same, for a file. */
export async function readForConsole(ctx: StaffCtx, filter: OrderFilter, most: number) {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(wantedOf(ctx, filter))
    .orderBy(...NEWEST_FIRST)
    .limit(most)
  const look = await lookAt(ctx, rows)
  return rows.map((order) => presentShownOrder(order, look))
}

interface Words {
  text: string
  /** Buyers and sellers. */
  userIds: readonly UserId[]
  most: number
}

/** Finds orders by number, item number, title or party, newest first. */
export async function findForConsole(ctx: StaffCtx, { text, userIds, most }: Words) {
  const sn = normalCode(text)
  const wanted = or(
    /^D?\d{4,}$/.test(sn) ? like(orders.sn, `%${sn}%`) : undefined,
    isGoodsSn(sn) ? eq(orders.goodsSn, sn) : undefined,
    holdsWords(sql`${orders.snapshot} ->> 'bigTitle'`, queryWords(text)),
    ...(userIds.length > 0 ? [orders.buyerId, orders.sellerId].map((side) => inArray(side, [...userIds])) : []),
  )
  const found = await ctx.db
    .select()
    .from(orders)
    .where(and(ofOwn(ctx), wanted))
    .orderBy(...NEWEST_FIRST)
    .limit(most)
  const look = await lookAt(ctx, found)
  return found.map((order) => presentShownOrder(order, look))
}

/** Returns an order with its timeline and its ledger transfers. Refuses NOT_FOUND. */
export async function loadForConsole(ctx: StaffCtx, orderSn: OrderSn) {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.sn, orderSn), ofOwn(ctx)))
  if (!order) throw refuse('NOT_FOUND', '订单不存在')
  const { id: ownerId } = order
  const kinds = ['escrow', 'deposit', 'bond'] as const
  const [rules, events, transfers, look] = await Promise.all([
    loadRules(ctx, order),
    ctx.db.select().from(orderEvents).where(eq(orderEvents.orderId, ownerId)).orderBy(asc(orderEvents.id)),
    transfersTouching(
      ctx.db,
      kinds.map((kind) => ({ kind, ownerId })),
    ),
    lookAt(ctx, [order]),
  ])
  const process = presentProcess(order, { events, rules })
  return presentShownOrderFile(order, look, { process, transfers, isHere: isHere(ctx, order.distId) })
}

/** A paid order of the caller's house. Refuses NOT_FOUND. */
export async function findPaidOrder(ctx: StaffCtx, orderSn: OrderSn): Promise<Order> {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(ofOwn(ctx), eq(orders.sn, orderSn), isNotNull(orders.paidAt)))
  if (!order) throw refuse('NOT_FOUND', '没有这笔已付款的订单')
  return order
}

/** What a member paid for since a time, newest first. */
export const listPaidBy = ({ db }: Pick<StaffCtx, 'db'>, userId: UserId, since: Date): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.buyerId, userId), isNotNull(orders.paidAt), gte(orders.createdAt, since)))
    .orderBy(desc(orders.id))
    .limit(50)
