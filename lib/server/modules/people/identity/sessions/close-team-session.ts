import { and, eq, isNull } from 'drizzle-orm'
import { sessions, users } from '../../../../db/schema/people/identity'
import { inTx, type UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { endSessions } from '../internal/end-sessions'
import { holdSessions } from '../internal/hold-sessions'
import { presentLogin } from '../present'
import type { LoginAnswer } from '../types'
import { createSession } from './create-session'

/** Replaces a session in the name of a team's owner by one of the member who opened it. Refuses NOT_FOUND. */
export async function closeTeamSession(ctx: UserCtx): Promise<LoginAnswer> {
  const { team, userId, sessionId } = ctx.user
  if (!team) throw refuse('NOT_FOUND', '你没有在代店主操作')
  return inTx(ctx, async (tx, effects) => {
    const [member] = await tx.select().from(users).where(eq(users.id, team.memberId))
    if (!member) throw refuse('SESSION_EXPIRED')
    await holdSessions(tx, member.id)
    const isOpen = and(eq(sessions.id, sessionId), isNull(sessions.revokedAt))
    const [own] = await tx.select({ since: sessions.createdAt }).from(sessions).where(isOpen).for('update')
    // one of two tabs: the other has left already
    if (!own) throw refuse('SESSION_EXPIRED')
    await endSessions(tx, effects, { userId, only: sessionId, at: ctx.now() })
    return presentLogin(member, await createSession(ctx, tx, member.id, 'team', { since: own.since }))
  })
}
