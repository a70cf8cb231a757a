import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { coinMerchants } from '../../../db/schema/market/coin'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { markAsMerchant } from '../../people/identity/mark-as-merchant'
import { isMerchantElsewhere } from './internal/merchant-elsewhere'
import { suspendMerchant } from './internal/suspend-merchant'

export interface Review {
  userId: UserId
  state: 'active' | 'suspended'
  reason: string
}

/**
 * Suspends a merchant on behalf of customer service, or lifts a suspension, which restarts the completion statistics.
 * Refuses FORBIDDEN, NOT_FOUND, ORDER_STATE.
 */
export async function reviewMerchant(ctx: StaffCtx, { userId, state, reason }: Review): Promise<void> {
  await inTx(ctx, async (tx) => {
    const [merchant] = await tx.select().from(coinMerchants).where(eq(coinMerchants.userId, userId)).for('update')
    // the suspension of a merchant who left can be lifted, so that the person may apply again
    const hasLeft = merchant?.state === 'closed'
    if (!merchant || (hasLeft && !(state === 'active' && merchant.suspendReason)))
      throw refuse('NOT_FOUND', '没有这个币商')
    if (merchant.state === state) throw refuse('ORDER_STATE', '该币商已是这个状态')
    if (state === 'active' && !hasLeft && (await isMerchantElsewhere(tx, userId)))
      throw refuse('ORDER_STATE', '该用户的另一个账号已是币商，同一实名只能有一个')
    const action = state === 'suspended' ? 'merchant.suspend' : 'merchant.restore'
    await recordAudit(tx, ctx, {
      action,
      target: `user:${userId}`,
      before: { state: merchant.state },
      after: { state },
      reason,
    })
    if (state === 'suspended') return suspendMerchant(tx, { userId, reason })
    await tx
      .update(coinMerchants)
      .set({ state: hasLeft ? 'closed' : state, suspendReason: '', countedFrom: ctx.now() })
      .where(eq(coinMerchants.userId, userId))
    if (!hasLeft) await markAsMerchant(tx, { userId, isQuickShop: true })
  })
}
