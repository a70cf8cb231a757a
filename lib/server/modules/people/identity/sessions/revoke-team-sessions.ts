import { and, eq, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { sessions } from '../../../../db/schema/people/identity'
import type { Effects } from '../../../../runtime/context'
import { holdSessions } from '../internal/hold-sessions'

interface TeamSessions {
  ownerId: UserId
  memberId: UserId
  at: Date
}

/** Revokes what a member of a team opened in the owner's name. */
export async function revokeTeamSessions(
  tx: Tx,
  effects: Effects,
  { ownerId, memberId, at }: TeamSessions,
): Promise<void> {
  await holdSessions(tx, ownerId)
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.userId, ownerId), eq(sessions.byMemberId, memberId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  if (ended.length > 0) effects.live({ type: 'logout', sessionIds: ended.map(({ id }) => id) })
}
