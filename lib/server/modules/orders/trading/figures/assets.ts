import { sql } from 'drizzle-orm'
import { fen } from '@/lib/shared/money/money'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { orders } from '../../../../db/schema/orders/trading'
import type { UserCtx } from '../../../../runtime/context'
import { budgetsOf } from '../../../market/coin/queries-shop'
import { reservedOf } from '../../../market/wants/queries'
import { withdrawingOf } from '../../../money/payouts/queries'
import { loadBalance, releasesTo } from '../../../money/wallet/queries'
import { loadBonds, loadBought, loadDeposits, loadSold } from './capital'
import { type MonthIncome, presentAssets } from './present-assets'
import { monthStart } from './rules'

const MONTHS = 12

/** Returns the caller's money by location, and the income from own sales in the last twelve months. */
export async function loadAssets(ctx: UserCtx) {
  const now = ctx.now()
  const [available, bought, sold, bonds, reserve, budget, withdrawing, deposits, income] = await Promise.all([
    loadBalance(ctx),
    loadBought(ctx),
    loadSold(ctx),
    loadBonds(ctx),
    reservedOf(ctx),
    budgetsOf(ctx),
    withdrawingOf(ctx),
    loadDeposits(ctx),
    incomeByMonth(ctx, monthStart(now, 1 - MONTHS)),
  ])
  const frozen = [
    { name: '提现中', amount: withdrawing, href: '/center/mywallets/withdrawal' },
    { name: '接单保证金', amount: bonds, href: '/center/boosting/boosterOrder' },
    { name: '求购预留', amount: reserve, href: '/center/buyers/buyWanted' },
    { name: '游戏币回收备款', amount: budget, href: '/center/myshop/shopmanage' },
  ]
  const months = Array.from({ length: MONTHS }, (_, i) => monthStart(now, i + 1 - MONTHS))
  return presentAssets({
    available,
    escrow: fen(BigInt(bought.escrow)),
    pendingIncome: sold,
    frozen,
    deposits,
    months,
    income,
  })
}

async function incomeByMonth(ctx: UserCtx, since: Date): Promise<MonthIncome[]> {
  const { rows } = await ctx.db.execute<{ month: string; mode: ModeName; amount: string }>(sql`
    select to_char(r.at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, ${orders.mode} as mode, sum(r.amount_fen)::text as amount
    from ${releasesTo(ctx.user.userId, since)} r join ${orders} on ${orders.sn} = r.order_sn
    where ${orders.sellerId} = ${ctx.user.userId}
    group by 1, 2`)
  return rows.map(({ month, mode, amount }) => ({ month, mode, amount: fen(BigInt(amount)) }))
}
