import { eq } from 'drizzle-orm'
import { fenToYuan } from '@/lib/shared/money/money'
import { boosters } from '../../../db/schema/market/boosting'
import type { UserCtx } from '../../../runtime/context'
import { inTxOnce } from '../../../runtime/idempotency'
import { refuse } from '../../../runtime/refusal'
import { payDeposit } from '../../money/deposits/pay-deposit'
import { markAsBooster } from '../../people/identity/mark-as-booster'
import { verifyPayPassword } from '../../people/identity/security/verify-pay-password'

/**
 * Pays the booster's deposit, once, from the balance. Refuses BOOSTER_NEEDED, ORDER_STATE, BALANCE_SHORT and those of
 * the pay password.
 */
export async function payBoosterDeposit(
  ctx: UserCtx,
  { payPassword }: { payPassword: string },
): Promise<{ coin: string }> {
  await verifyPayPassword(ctx, payPassword)
  return inTxOnce(ctx, async (tx) => {
    const { userId } = ctx.user
    const [booster] = await tx.select().from(boosters).where(eq(boosters.userId, userId)).for('update')
    if (!booster) throw refuse('BOOSTER_NEEDED', '请先提交代练申请')
    const at = ctx.now()
    const left = await payDeposit(tx, { userId, kind: 'booster', at })
    if (booster.state === 'unpaid') {
      await tx.update(boosters).set({ state: 'active', paidAt: at }).where(eq(boosters.userId, userId))
      await markAsBooster(tx, { userId, isBooster: true })
    }
    return { coin: fenToYuan(left) }
  })
}
