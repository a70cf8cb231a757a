import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import type { GoodsSn } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { RentState } from '@/lib/shared/trade/rent-states'
import { orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { listLetGoods } from '../../../listings/catalog/lists/queries-rent'
import { loadOwnGoods } from '../../../listings/catalog/queries-detail'
import { findOffers, listParked } from '../../../listings/rental/queries'
import { placeOf } from '../rules'
import type { Place } from '../types'
import { type OfferOrders, presentOffer, presentOfferPage } from './present-offers'

/**
 * Returns the caller's accounts that are or were for rent, those that wait for the owner first, with the current renter
 * and the income on this host.
 */
export async function listOwnOffers(
  ctx: UserCtx,
  input: { state?: RentState; keyWord?: string; page: number; pageSize: number },
) {
  const [others, running] = await Promise.all([listParked(ctx.db, ctx.user.userId), loadRunning(ctx)])
  const [page, income] = await Promise.all([listLetGoods(ctx, { ...input, others, running }), loadIncome(ctx)])
  return presentOfferPage({ ...page, list: await withOrders(ctx, page.list) }, income)
}

/** Places of a rental at which the owner has to act. */
const WAITING: readonly Place[] = ['1 DELIVERING', '2 CHECK', '2 MISMATCH']

/** Returns the caller's rented accounts, and whether their rental waits for the owner. */
async function loadRunning(ctx: UserCtx): Promise<Map<GoodsSn, boolean>> {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(isOwnRental(ctx), isRunning))
  return new Map(rows.flatMap((order) => (order.goodsSn ? [[order.goodsSn, WAITING.includes(placeOf(order))]] : [])))
}

const isOwnRental = (ctx: UserCtx) => and(eq(orders.sellerId, ctx.user.userId), eq(orders.mode, 'rental'))
const isRunning = inArray(orders.status, [ORDER_STATUS.paid, ORDER_STATUS.shipped])

/** Refuses NOT_FOUND, also for another owner's. */
export async function loadOwnOffer(ctx: UserCtx, goodsSn: GoodsSn) {
  const goods = await loadOwnGoods(ctx, goodsSn)
  const [offer] = await withOrders(ctx, [goods])
  if (!offer) throw new Error(`no offer of ${goodsSn}`)
  return offer
}

async function withOrders(ctx: UserCtx, list: readonly GoodsRow[]) {
  const sns = list.map((goods) => goods.goodsSn as GoodsSn)
  const [offers, orderStats] = await Promise.all([findOffers(ctx.db, sns), loadOrders(ctx, sns)])
  return list.map((goods) => presentOffer(ctx, goods, offers.get(goods.goodsSn), orderStats.get(goods.goodsSn)))
}

async function loadOrders(ctx: UserCtx, goodsSns: readonly GoodsSn[]): Promise<Map<string, OfferOrders>> {
  if (goodsSns.length === 0) return new Map()
  const own = and(isOwnRental(ctx), inArray(orders.goodsSn, [...goodsSns]))
  const isHere = eq(orders.distId, ctx.dist.distId)
  const [settled, running] = await Promise.all([
    ctx.db
      .select({ goodsSn: orders.goodsSn, rentals: sql<number>`count(*)::int`, income: earned })
      .from(orders)
      .where(and(own, isHere, eq(orders.status, ORDER_STATUS.complete)))
      .groupBy(orders.goodsSn),
    ctx.db.select().from(orders).where(and(own, isRunning)).orderBy(desc(orders.id)),
  ])
  const sums = new Map(settled.map((row) => [row.goodsSn, row]))
  return new Map(
    goodsSns.map((sn) => [
      sn,
      {
        rentals: sums.get(sn)?.rentals ?? 0,
        income: fen(BigInt(sums.get(sn)?.income ?? '0')),
        running: running.find((order) => order.goodsSn === sn) ?? null,
      },
    ]),
  )
}

const earned = sql<string>`coalesce(sum(${orders.goodsFen} - ${orders.feeFen}), 0)::text`

async function loadIncome(ctx: UserCtx): Promise<Fen> {
  const [row] = await ctx.db
    .select({ income: earned })
    .from(orders)
    .where(and(isOwnRental(ctx), eq(orders.distId, ctx.dist.distId), eq(orders.status, ORDER_STATUS.complete)))
  return fen(BigInt(row?.income ?? '0'))
}
