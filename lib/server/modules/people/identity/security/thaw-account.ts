import { and, eq, isNull } from 'drizzle-orm'
import { accountFreezes, users } from '../../../../db/schema/identity'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { keepAudit } from '../../../core/oversight/keep-audit'
import { loadRules } from '../../../core/tenancy/load-rule-book'
import { guardChange } from '../internal/guard-change'
import { tellOwner } from '../internal/tell-owner'
import type { Along } from '../types'

/** Staff let an account go on that its member froze, after they made sure who asks; its money stays for a day more. Refuses FORBIDDEN, NOT_FOUND. */
export async function thawAccount(
  ctx: StaffCtx,
  { userId, reason }: { userId: number; reason: string },
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
    const [thawed] = await tx
      .update(users)
      .set({ frozenAt: null, ...guardChange('thaw', at) })
      .where(eq(users.id, userId))
      .returning({ banned: users.banned })
    if (!thawed?.banned) await along(tx, effects, { userId, at })
    await tellOwner(ctx, {
      tx,
      effects,
      userId,
      distId: freeze.distId,
      event: 'thawed',
      text: `可以重新登录和交易，${payoutLockHours} 小时内不能提现。`,
    })
    await keepAudit(tx, ctx, { action: 'account.thaw', target: `user:${userId}`, reason })
  })
}
