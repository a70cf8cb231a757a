import { fenToYuan } from '@/lib/shared/money/money'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { payDeposit } from '../../money/deposits/pay-deposit'
import { verifyPayPassword } from '../../people/identity/security/verify-pay-password'

/**
 * Pays a seller's deposit for their shop from the balance. Refuses ORDER_STATE, BALANCE_SHORT and those of the pay
 * password.
 */
export async function payShopDeposit(
  ctx: UserCtx,
  { payPassword }: { payPassword: string },
): Promise<{ coin: string }> {
  await verifyPayPassword(ctx, payPassword)
  return inTxOnce(ctx, async (tx) => {
    const { userId } = ctx.user
    return { coin: fenToYuan(await payDeposit(tx, { userId, kind: 'shop', at: ctx.now() })) }
  })
}
