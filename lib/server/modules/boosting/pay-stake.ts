import { eq } from 'drizzle-orm'
import { fen, fenToYuan, yuanToFen } from '@/lib/shared/money'
import { BOOSTER_DEPOSIT } from '@/lib/shared/service-terms'
import { boosters } from '../../db/schema/boosting'
import type { UserCtx } from '../../runtime/context'
import { inTxOnce } from '../../runtime/idempotency'
import { refuse } from '../../runtime/refusal'
import { markBooster } from '../identity/mark-booster'
import { verifyPayPassword } from '../identity/verify-pay-password'
import { fillEscrow } from '../wallet/fill-escrow'

/** The booster's deposit, once, from the balance. Refuses BOOSTER_NEEDED, ORDER_STATE, BALANCE_SHORT and those of the pay password. */
export async function payStake(ctx: UserCtx, { payPassword }: { payPassword: string }): Promise<{ coin: string }> {
  await verifyPayPassword(ctx, payPassword)
  return inTxOnce(ctx, async (tx) => {
    const { userId } = ctx.user
    const [booster] = await tx.select().from(boosters).where(eq(boosters.userId, userId)).for('update')
    if (!booster) throw refuse('BOOSTER_NEEDED', '请先提交代练申请')
    if (booster.state !== 'unpaid') throw refuse('ORDER_STATE', '押金已缴纳，无需重复缴纳')
    const at = ctx.now()
    await tx.update(boosters).set({ state: 'active', paidAt: at }).where(eq(boosters.userId, userId))
    await markBooster(tx, userId)
    const amount = yuanToFen(BOOSTER_DEPOSIT)
    const payer = { kind: 'user', ownerId: userId } as const
    const left = await fillEscrow(tx, {
      kind: 'stakeHold',
      ref: `booster:${userId}`,
      memo: '代练押金',
      at,
      payer,
      lines: [
        { account: payer, amount: fen(-amount) },
        { account: { kind: 'stake', ownerId: userId }, amount },
      ],
    })
    return { coin: fenToYuan(left) }
  })
}
