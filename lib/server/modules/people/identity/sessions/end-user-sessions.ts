import { inTx, type StaffCtx } from '../../../../runtime/context'
import { keepAudit } from '../../../core/oversight/keep-audit'
import { endSessions } from '../internal/end-sessions'
import { lockSubject } from '../internal/lock-subject'

/** Every session of an account ends. Refuses NOT_FOUND, FORBIDDEN. */
export async function endUserSessions(
  ctx: StaffCtx,
  { userId, reason }: { userId: number; reason: string },
): Promise<{ ended: number }> {
  return inTx(ctx, async (tx, effects) => {
    await lockSubject(tx, ctx, userId)
    const ended = await endSessions(tx, effects, { userId, at: ctx.now() })
    await keepAudit(tx, ctx, { action: 'user.sessions', target: `user:${userId}`, after: { ended }, reason })
    return { ended }
  })
}
