import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { users } from '../../../../db/schema/people/identity'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { guardChange } from '../internal/guard-change'
import { lockSubject } from '../internal/lock-subject'
import { notifyAccountOwner } from '../internal/notify-account-owner'
import type { Along } from '../types'

interface Lift {
  userId: UserId
  reason: string
}

/**
 * Lifts a freeze by the platform, which has no effect while the member froze it as well; withdrawals are locked for
 * another day. Does not apply to closed accounts. Refuses NOT_FOUND, FORBIDDEN, REVIEW_DONE.
 */
export async function unfreezeUser(ctx: StaffCtx, { userId, reason }: Lift, along: Along): Promise<void> {
  const { payoutLockHours } = await loadRules(ctx)
  await inTx(ctx, async (tx, effects) => {
    const { banned, closedAt, frozenAt, registeredDistId: distId } = await lockSubject(tx, ctx, userId)
    if (!banned || closedAt) throw refuse('REVIEW_DONE', '这个账号没有被平台冻结')
    await tx
      .update(users)
      .set({ banned: false, ...guardChange('thaw', ctx.now()) })
      .where(eq(users.id, userId))
    if (!frozenAt) await along(tx, effects, { userId, at: ctx.now() })
    await recordAudit(tx, ctx, { action: 'user.unfreeze', target: `user:${userId}`, reason })
    const text = `可以重新登录和交易，${payoutLockHours} 小时内不能提现。`
    await notifyAccountOwner(ctx, { tx, effects, userId, distId, event: 'thawed', text })
  })
}
