import { fenToYuan } from '@/lib/shared/money/money'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { putDeposit } from '../../money/deposits/put-deposit'
import { verifyPayPassword } from '../../people/identity/security/verify-pay-password'

/** A seller stands for its sales with a deposit, from the balance. Refuses ORDER_STATE, BALANCE_SHORT and those of the pay password. */
export async function standForShop(ctx: UserCtx, { payPassword }: { payPassword: string }): Promise<{ coin: string }> {
  await verifyPayPassword(ctx, payPassword)
  return inTxOnce(ctx, async (tx) => {
    const { userId } = ctx.user
    return { coin: fenToYuan(await putDeposit(tx, { userId, kind: 'shop', at: ctx.now() })) }
  })
}
