import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { TeamRole } from '@/lib/shared/people/team'
import type { Tx } from '../../../../db/client'
import { users } from '../../../../db/schema/people/identity'
import type { Effects, UserCtx } from '../../../../runtime/context'
import { refuse } from '../../../../runtime/refusal'
import { endSessions } from '../internal/end-sessions'
import { isClosed } from '../internal/is-closed'
import { presentLogin } from '../present'
import type { LoginAnswer } from '../types'
import { createSession } from './create-session'

interface TeamSession {
  tx: Tx
  effects: Effects
  ownerId: UserId
  memberId: UserId
  role: TeamRole
}

/** Replaces the member's session by one in the name of a team's owner. Refuses FORBIDDEN if the owner's account is shut. */
export async function createTeamSession(
  ctx: UserCtx,
  { tx, effects, ownerId, memberId, role }: TeamSession,
): Promise<LoginAnswer> {
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId))
  if (!owner || isClosed(owner)) throw refuse('FORBIDDEN', '店主的账号已注销或冻结，暂时不能进入')
  await endSessions(tx, effects, { userId: memberId, only: ctx.user.sessionId, at: ctx.now() })
  return presentLogin(owner, await createSession(ctx, tx, ownerId, 'team', { memberId, role }))
}
