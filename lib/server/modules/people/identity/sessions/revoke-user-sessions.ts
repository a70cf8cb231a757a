import type { UserId } from '@/lib/shared/ids'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { recordAudit } from '../../../core/oversight/record-audit'
import { endSessions } from '../internal/end-sessions'
import { lockSubject } from '../internal/lock-subject'

/** Revokes all sessions of an account. Refuses NOT_FOUND, FORBIDDEN. */
export async function revokeUserSessions(
  ctx: StaffCtx,
  { userId, reason }: { userId: UserId; reason: string },
): Promise<{ ended: number }> {
  return inTx(ctx, async (tx, effects) => {
    await lockSubject(tx, ctx, userId)
    const ended = await endSessions(tx, effects, { userId, at: ctx.now() })
    await recordAudit(tx, ctx, { action: 'user.sessions', target: `user:${userId}`, after: { ended }, reason })
    return { ended }
  })
}
