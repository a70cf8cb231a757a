import { and, eq, ne } from 'drizzle-orm'
import type { CoinShop } from '@/lib/contract/entities/quick-coin'
import { coinMerchants } from '../../../db/schema/market/coin'
import type { UserCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import type { ShopForm } from './create-merchant'
import { loadShop } from './queries-shop'

/** Refuses COIN_SHOP_NEEDED. */
export async function updateMerchant(ctx: UserCtx, form: ShopForm & { isPaused: boolean }): Promise<CoinShop> {
  const { gameAccounts, contact, isPaused } = form
  const changed = await ctx.db
    .update(coinMerchants)
    .set({ gameAccounts, contact, isPaused })
    .where(and(eq(coinMerchants.userId, ctx.user.userId), ne(coinMerchants.state, 'closed')))
    .returning({ userId: coinMerchants.userId })
  if (changed.length === 0) throw refuse('COIN_SHOP_NEEDED')
  return loadShop(ctx)
}
