import { and, eq, gt } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { TeamRole } from '@/lib/shared/people/team'
import type { Tx } from '../../../../db/client'
import { sessions, users } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
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

/** Opens a session in the name of a team's owner; the member's own one ends soon after. Refuses FORBIDDEN if the owner's account is shut. */
export async function createTeamSession(
  ctx: UserCtx,
  { tx, ownerId, memberId, role }: TeamSession,
): Promise<LoginAnswer> {
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId))
  if (!owner || isClosed(owner)) throw refuse('FORBIDDEN', '店主的账号已注销或冻结，暂时不能进入')
  const session = await createSession(ctx, tx, ownerId, 'team', { memberId, role })
  // revoked at once, it would log out the tabs that are still open for the member
  const soon = new Date(ctx.now().getTime() + REST_MS)
  const isOwn = and(eq(sessions.id, ctx.user.sessionId), gt(sessions.expiresAt, soon))
  await tx.update(sessions).set({ expiresAt: soon }).where(isOwn)
  return { ...presentLogin(owner, session), team: role }
}
