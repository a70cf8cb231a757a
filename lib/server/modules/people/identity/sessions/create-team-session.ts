import { and, eq, isNull, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { TeamRole } from '@/lib/shared/people/team'
import type { Tx } from '../../../../db/client'
import { sessions, users } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { holdSessions } from '../internal/hold-sessions'
import { isClosed } from '../internal/is-closed'
import { presentLogin } from '../present'
import type { LoginAnswer } from '../types'
import { createSession } from './create-session'

/** How long the member's own session remains. */
const REST_MS = 10 * 60_000

interface TeamSession {
  tx: Tx
  ownerId: UserId
  memberId: UserId
  role: TeamRole
}

/** Opens a session in the name of a team's owner; the member's own one ends soon after and opens no other.
 * Refuses FORBIDDEN if the owner's account is shut, SESSION_EXPIRED. */
export async function createTeamSession(
  ctx: UserCtx,
  { tx, ownerId, memberId, role }: TeamSession,
): Promise<LoginAnswer> {
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId))
  if (!owner || isClosed(owner)) throw refuse('FORBIDDEN', '店主的账号已注销或冻结，暂时不能进入')
  // a logout from all devices by either of them comes before or after the whole step
  for (const userId of [ownerId, memberId].sort((a, b) => a - b)) await holdSessions(tx, userId)
  // revoked at once, it would log out the tabs that are still open for the member
  const replacedAt = ctx.now()
  const soon = new Date(replacedAt.getTime() + REST_MS).toISOString()
  const isOwn = and(eq(sessions.id, ctx.user.sessionId), isNull(sessions.revokedAt), isNull(sessions.replacedAt))
  const [own] = await tx
    .update(sessions)
    .set({ replacedAt, expiresAt: sql`least(${sessions.expiresAt}, ${soon}::timestamptz)` })
    .where(isOwn)
    .returning({ since: sessions.createdAt })
  if (!own) throw refuse('SESSION_EXPIRED')
  const session = await createSession(ctx, tx, ownerId, 'team', { team: { memberId, role }, since: own.since })
  return { ...presentLogin(owner, session), team: role }
}
