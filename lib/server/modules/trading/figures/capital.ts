import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type Fen, fen, fenToYuan } from '@/lib/shared/money'
import { orders } from '../../../db/schema/trading'
import type { UserCtx } from '../../../runtime/context'
import { loadBalance } from '../../wallet/queries'

/** Sums come as text: they may pass 2^53. */
const sumOf = (what: SQL, where: SQL | undefined) =>
  sql<string>`coalesce(sum(${what}) filter (where ${where}), 0)::text`
const inEscrow = sql`${orders.status} in (1, 2)`
const isHeld = sql`${orders.status} = 3 and ${orders.subStatus} = 'HOLD'`

/** Spendable balance, and what the caller paid for orders that still run. */
export async function loadCoin(ctx: UserCtx): Promise<{ coin: Fen; frozen: Fen }> {
  const [coin, bought] = await Promise.all([loadBalance(ctx), loadBought(ctx)])
  return { coin, frozen: fen(BigInt(bought.escrow)) }
}

/** Wallet figures: spendable, in escrow for own purchases, still held after own sales. */
export async function loadCapital(ctx: UserCtx) {
  const [coin, bought, [sold]] = await Promise.all([
    loadBalance(ctx),
    loadBought(ctx),
    ctx.db
      .select({
        held: sumOf(sql`${orders.goodsFen} - ${orders.feeFen}`, isHeld),
      })
      .from(orders)
      .where(and(eq(orders.sellerId, ctx.user.userId), isHeld)),
  ])
  return {
    coin: fenToYuan(coin),
    escrow: fenToYuan(BigInt(bought.escrow)),
    pendingIncome: fenToYuan(BigInt(sold?.held ?? '0')),
    pendingPayments: bought.unpaid,
  }
}

async function loadBought(ctx: UserCtx): Promise<{ escrow: string; unpaid: number }> {
  const [row] = await ctx.db
    .select({
      escrow: sumOf(sql`${orders.totalFen}`, inEscrow),
      unpaid: sql<number>`(count(*) filter (where ${orders.status} = 0 and ${orders.distId} = ${ctx.dist.distId}))::int`,
    })
    .from(orders)
    .where(and(eq(orders.buyerId, ctx.user.userId), sql`${orders.status} < 3`))
  return row ?? { escrow: '0', unpaid: 0 }
}

/** All completed purchases, for the VIP level. */
export async function loadTradeTotal(ctx: UserCtx): Promise<Fen> {
  const [row] = await ctx.db
    .select({ total: sql<string>`coalesce(sum(${orders.totalFen} - ${orders.depositFen}), 0)::text` })
    .from(orders)
    .where(and(eq(orders.buyerId, ctx.user.userId), eq(orders.status, 3)))
  return fen(BigInt(row?.total ?? '0'))
}
