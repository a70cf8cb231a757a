import { eq } from 'drizzle-orm'
import { fenToYuan } from '@/lib/shared/money/money'
import { coinMerchants } from '../../../db/schema/coin'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { putDeposit } from '../../money/deposits/put-deposit'
import { verifyPayPassword } from '../../people/identity/security/verify-pay-password'
import { lockMerchant } from './internal/own-merchant'

/** What fines took of the deposit is paid in again. Refuses COIN_SHOP_NEEDED, ORDER_STATE, BALANCE_SHORT and those of the pay password. */
export async function fillDeposit(ctx: UserCtx, { payPassword }: { payPassword: string }): Promise<{ coin: string }> {
  await verifyPayPassword(ctx, payPassword)
  return inTxOnce(ctx, async (tx) => {
    const { userId } = ctx.user
    await lockMerchant(tx, userId)
    const left = await putDeposit(tx, { userId, kind: 'coin', at: ctx.now() })
    await tx.update(coinMerchants).set({ isShort: false }).where(eq(coinMerchants.userId, userId))
    return { coin: fenToYuan(left) }
  })
}
