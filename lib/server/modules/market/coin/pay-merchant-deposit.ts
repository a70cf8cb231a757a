import { eq } from 'drizzle-orm'
import { fenToYuan } from '@/lib/shared/money/money'
import { coinMerchants } from '../../../db/schema/market/coin'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { payDeposit } from '../../money/deposits/pay-deposit'
import { verifyPayPassword } from '../../people/identity/security/verify-pay-password'
import { lockMerchant } from './internal/own-merchant'

/**
 * Tops up the deposit after fines. Refuses COIN_SHOP_NEEDED, ORDER_STATE, BALANCE_SHORT and those of the pay password.
 */
export async function payMerchantDeposit(
  ctx: UserCtx,
  { payPassword }: { payPassword: string },
): Promise<{ coin: string }> {
  await verifyPayPassword(ctx, payPassword)
  return inTxOnce(ctx, async (tx) => {
    const { userId } = ctx.user
    await lockMerchant(tx, userId)
    const left = await payDeposit(tx, { userId, kind: 'coin', at: ctx.now() })
    await tx.update(coinMerchants).set({ isShort: false }).where(eq(coinMerchants.userId, userId))
    return { coin: fenToYuan(left) }
  })
}
