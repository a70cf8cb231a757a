import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { RentUnit } from '@/lib/shared/goods/quote-rent'
import type { GoodsSn, OrderSn, UserId } from '@/lib/shared/ids'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { MODE_FACTS } from '@/lib/shared/trade/trade-modes'
import type { Db } from '../../../../db/client'
import { orders } from '../../../../db/schema/orders/trading'
import type { Ctx, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { loadRentPrices } from '../../../listings/catalog/lists/queries-rent'
import { findListing, loadOwnGoods } from '../../../listings/catalog/queries-detail'
import { presentBlock } from '../../../listings/rental/present'
import { findOffer, loadRentTerms } from '../../../listings/rental/queries'
import { listBlocks, listRefused } from '../../../listings/rental/queries-calendar'
import { quoteTerm } from '../../../listings/rental/rules'
import { findUsers } from '../../../people/identity/queries'
import { accountsOfPerson } from '../../../people/identity/queries-person'
import { presentLetting } from '../figures/present'
import { endOf } from '../flow/rental-effects'
import { findLetting, LET } from '../internal/find-letting'
import { findOwnOrder } from '../internal/find-order'
import { presentQuote, presentRenters, presentTaken } from './present-offers'

/** Former renters an owner can choose from. */
const RECENT = 20

interface Term {
  unit: RentUnit
  num: number
}

/** Returns the rental terms of an account, and until when it is rented now. Refuses NOT_FOUND. */
export async function loadRentTermsNow(ctx: Ctx, goodsSn: GoodsSn) {
  const [terms, letting] = await Promise.all([loadRentTerms(ctx, goodsSn), findLetting(ctx, goodsSn)])
  return Object.assign({}, terms, presentLetting(letting))
}

/** Returns what a rental that starts now costs, by parts. Refuses NOT_FOUND, GOODS_GONE. */
export async function loadRentQuote(ctx: Ctx, { goodsSn, ...term }: Term & { goodsSn: GoodsSn }) {
  const { sellerId } = await findListing(ctx, goodsSn)
  return quoteFrom(ctx, { goodsSn, ownerId: sellerId, startsAt: ctx.now(), ...term })
}

/** Returns what an extension of the caller's rental costs, from its end on. Refuses NOT_FOUND, ELSEWHERE, GOODS_GONE. */
export async function loadRenewQuote(ctx: UserCtx, { orderSn, ...term }: Term & { orderSn: OrderSn }) {
  const order = await findOwnOrder(ctx, orderSn)
  const { goodsSn, sellerId } = order
  if (!MODE_FACTS[order.mode].isLet || !goodsSn || !sellerId || !order.terms.rental?.endsAt)
    throw refuse('NOT_FOUND', '这笔订单不能续租')
  return quoteFrom(ctx, { goodsSn, ownerId: sellerId, startsAt: endOf(order), ...term })
}

async function quoteFrom(
  { db }: Pick<Ctx, 'db'>,
  { goodsSn, ownerId, ...term }: Term & { goodsSn: GoodsSn; ownerId: UserId; startsAt: Date },
) {
  const prices = await loadRentPrices(db, goodsSn, ownerId)
  if (!prices) throw refuse('GOODS_GONE', '该账号已停止出租')
  return presentQuote(quoteTerm(prices, await findOffer(db, goodsSn), term), prices.deposit)
}

/** Returns when the caller's account is rented and blocked, from now on. Refuses NOT_FOUND. */
export async function loadRentCalendar(ctx: UserCtx, goodsSn: GoodsSn) {
  await loadOwnGoods(ctx, goodsSn)
  const [taken, blocks] = await Promise.all([
    ctx.db
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.goodsSn, goodsSn),
          eq(orders.sellerId, ctx.user.userId),
          inArray(orders.mode, LET),
          inArray(orders.status, [ORDER_STATUS.paid, ORDER_STATUS.shipped]),
        ),
      ),
    listBlocks(ctx.db, goodsSn, ctx.now()),
  ])
  return { taken: taken.map((order) => presentTaken(order, ctx.now())), blocks: blocks.map(presentBlock) }
}

/** Returns the renters whom the caller refuses, and recent ones who can be refused. */
export async function listRenters(ctx: UserCtx) {
  const ownerId = ctx.user.userId
  const [refused, recent] = await Promise.all([
    listRefused(ctx.db, ownerId),
    ctx.db
      .select({ renterId: orders.buyerId, at: sql<string>`max(${orders.createdAt})` })
      .from(orders)
      .where(and(eq(orders.sellerId, ownerId), inArray(orders.mode, LET), isNotNull(orders.paidAt)))
      .groupBy(orders.buyerId)
      .orderBy(desc(sql`max(${orders.createdAt})`))
      .limit(RECENT),
  ])
  const people = await findUsers(
    ctx,
    [...refused, ...recent].map(({ renterId }) => renterId),
  )
  return presentRenters({ refused, recent, people })
}

/** Returns how many rentals a renter's person finished, under all accounts, and for how many a ban was paid. */
export async function loadRenterRecord(db: Db, renterId: UserId): Promise<{ rentals: number; bans: number }> {
  const [row] = await db
    .select({
      rentals: sql<number>`count(*)::int`,
      bans: sql<number>`(count(*) filter (where ${orders.claimedFen} > 0))::int`,
    })
    .from(orders)
    .where(
      and(
        inArray(orders.buyerId, accountsOfPerson(renterId)),
        inArray(orders.mode, LET),
        eq(orders.status, ORDER_STATUS.complete),
      ),
    )
  return row ?? { rentals: 0, bans: 0 }
}

/** Checks that somebody rented from the caller. Refuses NOT_FOUND. */
export async function assertRenter(ctx: UserCtx, renterId: UserId): Promise<void> {
  const rented = and(
    eq(orders.sellerId, ctx.user.userId),
    eq(orders.buyerId, renterId),
    inArray(orders.mode, LET),
    isNotNull(orders.paidAt),
  )
  if ((await ctx.db.$count(orders, rented)) === 0) throw refuse('NOT_FOUND', '只能拒绝租过你账号的租客')
}
