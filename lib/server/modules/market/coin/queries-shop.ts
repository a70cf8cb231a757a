import { and, eq, inArray, sum } from 'drizzle-orm'
import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import type { UserId } from '@/lib/shared/ids'
import { type Fen, fen } from '@/lib/shared/money/money'
import type { Db, Tx } from '../../../db/client'
import { coinMerchants, coinOffers } from '../../../db/schema/market/coin'
import type { UserCtx } from '../../../runtime/context'
import { balanceOf } from '../../money/wallet/queries'
import { presentShop } from './present'
import { loadFigures, NO_FIGURES } from './queries-figures'
import { stakeOf } from './rules'
import type { Merchant } from './types'

/**
 * Returns the caller as a merchant; state 'none' before an application. Reads through `db`, which may be a transaction.
 */
export async function loadShop(ctx: UserCtx, db: Db = ctx.db): Promise<CoinShop> {
  const { userId } = ctx.user
  const merchant = await findMerchant(db, userId)
  const deposit = await balanceOf(db, stakeOf(userId))
  const figures = await loadFigures(db, merchant ? [userId] : [], ctx.now())
  return presentShop(merchant, deposit, figures.get(userId) ?? NO_FIGURES)
}

async function findMerchant(db: Db | Tx, userId: UserId): Promise<Merchant | undefined> {
  const [row] = await db.select().from(coinMerchants).where(eq(coinMerchants.userId, userId))
  return row
}

/** Returns the total that the caller prepaid on offers that buy currency. */
export async function budgetsOf(ctx: Pick<UserCtx, 'db'> & { user: Pick<UserCtx['user'], 'userId'> }): Promise<Fen> {
  const [row] = await ctx.db
    .select({ sum: sum(coinOffers.budgetFen) })
    .from(coinOffers)
    .where(eq(coinOffers.merchantId, ctx.user.userId))
  return fen(BigInt(row?.sum ?? '0'))
}

/** Whether all of these are offers by which the caller sells. */
export async function areOwnSales(ctx: UserCtx, offerIds: readonly number[]): Promise<boolean> {
  const ids = [...new Set(offerIds)]
  const { id, merchantId, kind } = coinOffers
  const own = and(inArray(id, ids), eq(merchantId, ctx.user.userId), eq(kind, 'sell'))
  return (await ctx.db.$count(coinOffers, own)) === ids.length
}
