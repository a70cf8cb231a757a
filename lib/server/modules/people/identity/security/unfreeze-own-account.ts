import { and, eq, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { accountFreezes, users } from '../../../../db/schema/people/identity'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { findLimits } from '../../limits/queries'
import { guardChange } from '../internal/guard-change'
import { notifyAccountOwner } from '../internal/notify-account-owner'
import { accountsOfPerson } from '../queries-person'
import type { Along } from '../types'

/**
 * Unfreezes an account that its member froze, on behalf of staff who verified the requester; withdrawals are locked for
 * another day. Refuses FORBIDDEN, NOT_FOUND.
 */
export async function unfreezeOwnAccount(
  ctx: StaffCtx,
  { userId, reason }: { userId: UserId; reason: string },
  along: Along,
): Promise<void> {
  const at = ctx.now()
  const { payoutLockHours } = await loadRules(ctx)
  await inTx(ctx, async (tx, effects) => {
    const [freeze] = await tx
      .update(accountFreezes)
      .set({ thawedAt: at, thawedBy: ctx.user.userId, thawReason: reason })
      .where(and(eq(accountFreezes.userId, userId), isNull(accountFreezes.thawedAt)))
      .returning({ distId: accountFreezes.distId })
    if (!freeze) throw refuse('NOT_FOUND', '这个账号没有冻结，或已解冻')
    await tx
      .update(users)
      .set({ frozenAt: null, ...guardChange('thaw', at) })
      .where(eq(users.id, userId))
    if (!(await findLimits(tx, accountsOfPerson(userId))).list) await along(tx, effects, { userId, at })
    await notifyAccountOwner(ctx, {
      tx,
      effects,
      userId,
      distId: freeze.distId,
      event: 'thawed',
      text: `可以重新登录和交易，${payoutLockHours} 小时内不能提现。`,
    })
    await recordAudit(tx, ctx, { action: 'account.thaw', target: `user:${userId}`, reason })
  })
}
