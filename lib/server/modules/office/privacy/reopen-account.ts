import { and, eq, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { closures } from '../../../db/schema/office/privacy'
import { inTx, type StaffCtx } from '../../../runtime/context'
import { refuse } from '../../../runtime/refusal'
import { recordAudit } from '../../core/oversight/record-audit'
import { reopenUser } from '../../people/identity/security/reopen-user'

/** Reopens an account that is not erased yet, on behalf of staff, with an audit entry. Refuses FORBIDDEN, NOT_FOUND. */
export async function reopenAccount(
  ctx: StaffCtx,
  { userId, reason }: { userId: UserId; reason: string },
): Promise<void> {
  await inTx(ctx, async (tx) => {
    const changed = await tx
      .update(closures)
      .set({ reopenedAt: ctx.now(), reopenedById: ctx.user.userId, reason })
      .where(and(eq(closures.userId, userId), isNull(closures.erasedAt), isNull(closures.reopenedAt)))
      .returning({ userId: closures.userId })
    if (changed.length === 0) throw refuse('NOT_FOUND', '没有可恢复的注销申请')
    await reopenUser(tx, userId)
    await recordAudit(tx, ctx, { action: 'account.reopen', target: `user:${userId}`, reason })
  })
}
