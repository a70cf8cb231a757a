import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { users } from '../../../../db/schema/people/identity'
import { inTx, type StaffCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { recordAudit } from '../../../core/oversight/record-audit'
import { endSessions } from '../internal/end-sessions'
import { lockSubject } from '../internal/lock-subject'
import type { Along } from '../types'

interface Freeze {
  userId: UserId
  reason: string
}

/**
 * Freezes an account on behalf of the platform: login, trades and payouts are blocked. Refuses NOT_FOUND, FORBIDDEN,
 * REVIEW_DONE.
 */
export async function freezeUser(ctx: StaffCtx, { userId, reason }: Freeze, along: Along): Promise<void> {
  await inTx(ctx, async (tx, effects) => {
    const { banned } = await lockSubject(tx, ctx, userId)
    if (banned) throw refuse('REVIEW_DONE', '这个账号已冻结或已注销')
    await tx.update(users).set({ banned: true }).where(eq(users.id, userId))
    await recordAudit(tx, ctx, { action: 'user.freeze', target: `user:${userId}`, reason })
    await along(tx, effects, { userId, at: ctx.now() })
    await endSessions(tx, effects, { userId, at: ctx.now() })
  })
}
