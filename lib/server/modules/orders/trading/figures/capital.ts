import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money/money'
import { timeOrNull } from '@/lib/shared/time'
import { DEPOSIT_KINDS, DEPOSITS } from '@/lib/shared/trade/deposits'
import { ORDER_STATUS } from '@/lib/shared/trade/order-status'
import { WORK_MODES } from '@/lib/shared/trade/trade-modes'
import { orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { depositOf } from '../../../money/deposits/rules'
import { balanceOf, loadBalance, sumBalances } from '../../../money/wallet/queries'

/** Sums are returned as text because they may exceed 2^53. */
const sumOf = (what: SQL, where: SQL | undefined) =>
  sql<string>`coalesce(sum(${what}) filter (where ${where}), 0)::text`
const inEscrow = sql`${orders.status} in (1, 2)`
const isKept = sql`${orders.status} = 3 and ${orders.subStatus} = 'KEPT'`
const kept = sql`(${orders.terms} #>> '{rental,kept,sum}')::bigint`
const isHeld = sql`${orders.status} = 3 and ${orders.subStatus} = 'HOLD'`

/** Returns the spendable balance, and what the caller paid for running orders. */
export async function loadCoin(ctx: UserCtx): Promise<{ coin: Fen; frozen: Fen }> {
  const [coin, bought] = await Promise.all([loadBalance(ctx), loadBought(ctx)])
  return { coin, frozen: fen(BigInt(bought.escrow)) }
}

/** What the seller still receives for an order: for accounts bought by the platform, a part is already paid. */
const income = sql`${orders.goodsFen} - ${orders.feeFen} - coalesce((${orders.terms} #>> '{recovery,paid}')::bigint, 0)`
const heldFor = (ctx: UserCtx) => and(eq(orders.sellerId, ctx.user.userId), isHeld)

/** Returns what the caller's completed sales will still pay out. */
export async function loadSold(ctx: UserCtx): Promise<Fen> {
  const [row] = await ctx.db
    .select({ held: sumOf(income, isHeld) })
    .from(orders)
    .where(heldFor(ctx))
  return fen(BigInt(row?.held ?? '0'))
}

/** Returns the caller's securities for running works. */
export async function loadBonds(ctx: UserCtx): Promise<Fen> {
  const works = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.sellerId, ctx.user.userId),
        inArray(orders.mode, [...WORK_MODES]),
        inArray(orders.status, [ORDER_STATUS.paid, ORDER_STATUS.shipped]),
      ),
    )
  const ids = works.map(({ id }) => id)
  return sumBalances(ctx.db, 'bond', ids)
}

/** Returns the caller's deposits as a seller, worker and merchant. */
export const loadDeposits = (ctx: UserCtx): Promise<{ name: string; amount: Fen }[]> =>
  Promise.all(
    DEPOSIT_KINDS.map(async (kind) => ({
      name: DEPOSITS[kind].name,
      amount: await balanceOf(ctx.db, depositOf(kind, ctx.user.userId)),
    })),
  )

/** Number of upcoming payouts listed. */
const NEXT_RELEASES = 3

/**
 * Returns wallet numbers: spendable, in escrow for own purchases, still held after own sales, the next payouts of that,
 * and all deposits.
 */
export async function loadCapital(ctx: UserCtx) {
  const [coin, bought, sold, bonds, deposits, next] = await Promise.all([
    loadBalance(ctx),
    loadBought(ctx),
    loadSold(ctx),
    loadBonds(ctx),
    loadDeposits(ctx),
    ctx.db
      .select({ at: orders.dueAt, income: sql<string>`(${income})::text` })
      .from(orders)
      .where(and(heldFor(ctx), isNotNull(orders.dueAt)))
      .orderBy(asc(orders.dueAt))
      .limit(NEXT_RELEASES),
  ])
  return {
    coin: fenToYuan(coin),
    escrow: fenToYuan(BigInt(bought.escrow)),
    pendingIncome: fenToYuan(sold),
    releases: next.map((one) => ({ time: timeOrNull(one.at) ?? '', amount: fenToYuan(BigInt(one.income)) })),
    deposits: fenToYuan(deposits.reduce((sum, { amount }) => fen(sum + amount), bonds)),
    pendingPayments: bought.unpaid,
  }
}

/** Returns the escrow of the caller's running purchases with the deposits kept of rentals, and how many unpaid ones there are on this host. */
export async function loadBought(ctx: UserCtx): Promise<{ escrow: string; unpaid: number }> {
  const [row] = await ctx.db
    .select({
      escrow: sumOf(sql`case when ${isKept} then ${kept} else ${orders.totalFen} end`, sql`${inEscrow} or ${isKept}`),
      unpaid: sql<number>`(count(*) filter (where ${orders.subStatus} = 'WAIT_PAY' and ${orders.distId} = ${ctx.dist.distId}))::int`,
    })
    .from(orders)
    .where(and(eq(orders.buyerId, ctx.user.userId), sql`(${orders.status} < 3 or ${isKept})`))
  return row ?? { escrow: '0', unpaid: 0 }
}

/** Returns the total of all completed purchases, for the VIP level. */
export async function loadTradeTotal(ctx: UserCtx): Promise<Fen> {
  const [row] = await ctx.db
    .select({ total: sql<string>`coalesce(sum(${orders.totalFen} - ${orders.depositFen}), 0)::text` })
    .from(orders)
    .where(and(eq(orders.buyerId, ctx.user.userId), eq(orders.status, ORDER_STATUS.complete), isNull(orders.tie)))
  return fen(BigInt(row?.total ?? '0'))
}
