import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { GoodsRow } from '@/lib/contract/entities/goods'
import type { GoodsSn } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import type { RentState } from '@/lib/shared/trade/rent-states'
import { orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { loadRuleBook } from '../../../core/tenancy/load-rule-book'
import { listLetGoods } from '../../../listings/catalog/lists/queries-rent'
import { loadOwnGoods } from '../../../listings/catalog/queries-detail'
import { openChecksOf } from '../../../listings/checks/queries'
import { findOffers, listParked } from '../../../listings/rental/queries'
import type { Order } from '../types'
import { presentOffer, presentOfferPage } from './present-offers'
import { isTurnOf } from './queries-mine'

/**
 * Returns the caller's accounts that are or were for rent, those that wait for the owner first, with the current renter
 * and the income on this host.
 */
export async function listOwnOffers(
  ctx: UserCtx,
  input: { state?: RentState; keyWord?: string; page: number; pageSize: number },
) {
  const [others, running, rulesOf] = await Promise.all([
    listParked(ctx.db, ctx.user.userId),
    loadRunning(ctx),
    loadRuleBook(ctx),
  ])
  const waits = (order: Order) => isTurnOf('seller', order, { rules: rulesOf(order), now: ctx.now() })
  const states = new Map([...running].map(([sn, order]) => [sn, waits(order)]))
  const [page, income] = await Promise.all([listLetGoods(ctx, { ...input, others, running: states }), loadIncome(ctx)])
  return presentOfferPage({ ...page, list: await withOrders(ctx, page.list, running) }, income)
}

/** Returns the unfinished rental of each of the caller's accounts that has one, or of this one. */
async function loadRunning(ctx: UserCtx, goodsSn?: GoodsSn): Promise<Map<GoodsSn, Order>> {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(and(isOwnRental(ctx), isRunning, goodsSn ? eq(orders.goodsSn, goodsSn) : undefined))
    .orderBy(asc(orders.id))
  return new Map(rows.flatMap((order) => (order.goodsSn ? [[order.goodsSn, order]] : [])))
}

const isOwnRental = (ctx: UserCtx) => and(eq(orders.sellerId, ctx.user.userId), eq(orders.mode, 'rental'))
const isRunning = inArray(orders.status, [ORDER_STATUS.paid, ORDER_STATUS.shipped])

/** Refuses NOT_FOUND, also for another owner's. */
export async function loadOwnOffer(ctx: UserCtx, goodsSn: GoodsSn) {
  const goods = await loadOwnGoods(ctx, goodsSn)
  const [offer] = await withOrders(ctx, [goods], await loadRunning(ctx, goodsSn))
  if (!offer) throw new Error(`no offer of ${goodsSn}`)
  return { ...offer, isChecked: (await openChecksOf(ctx.db, [goodsSn])).has(goodsSn) }
}

async function withOrders(ctx: UserCtx, list: readonly GoodsRow[], running: ReadonlyMap<GoodsSn, Order>) {
  const sns = list.map((goods) => goods.goodsSn as GoodsSn)
  const [offers, settled] = await Promise.all([findOffers(ctx.db, sns), loadSettled(ctx, sns)])
  return list.map((goods, i) => {
    const sn = sns[i] as GoodsSn
    const sums = settled.get(sn)
    return presentOffer(ctx, goods, offers.get(sn), {
      rentals: sums?.rentals ?? 0,
      income: fen(BigInt(sums?.income ?? '0')),
      running: running.get(sn) ?? null,
    })
  })
}

/** Returns number and income of the settled rentals of these accounts on this host. */
async function loadSettled(ctx: UserCtx, goodsSns: readonly GoodsSn[]) {
  if (goodsSns.length === 0) return new Map<string, never>()
  const rows = await ctx.db
    .select({ goodsSn: orders.goodsSn, rentals: sql<number>`count(*)::int`, income: earned })
    .from(orders)
    .where(
      and(
        isOwnRental(ctx),
        inArray(orders.goodsSn, [...goodsSns]),
        eq(orders.distId, ctx.dist.distId),
        eq(orders.status, ORDER_STATUS.complete),
      ),
    )
    .groupBy(orders.goodsSn)
  return new Map(rows.map((row) => [row.goodsSn, row]))
}

const earned = sql<string>`coalesce(sum(${orders.goodsFen} - ${orders.feeFen}), 0)::text`

async function loadIncome(ctx: UserCtx): Promise<Fen> {
  const [row] = await ctx.db
    .select({ income: earned })
    .from(orders)
    .where(and(isOwnRental(ctx), eq(orders.distId, ctx.dist.distId), eq(orders.status, ORDER_STATUS.complete)))
  return fen(BigInt(row?.income ?? '0'))
}
