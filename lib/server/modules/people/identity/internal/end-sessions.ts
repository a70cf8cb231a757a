import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../../db/client'
import { sessions } from '../../../../db/schema/people/identity'
import type { Effects } from '../../../../runtime/context'
import { holdSessions } from './hold-sessions'

interface SessionEnd {
  userId: UserId
  only?: string
  except?: string
  at: Date
}

/**
 * Revokes sessions in the caller's transaction, e.g. with a new password. Their open tabs get `break_link`. Resolves
 * with how many.
 */
export async function endSessions(tx: Tx, effects: Effects, { userId, only, except, at }: SessionEnd): Promise<number> {
  if (!only) await holdSessions(tx, userId)
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(
      and(
        // what a user opened in the name of a team's owner ends with the user's own sessions
        or(eq(sessions.userId, userId), eq(sessions.byMemberId, userId)),
        isNull(sessions.revokedAt),
        only ? eq(sessions.id, only) : undefined,
        except ? ne(sessions.id, except) : undefined,
      ),
    )
    .returning({ id: sessions.id })
  if (ended.length > 0) effects.live({ type: 'logout', sessionIds: ended.map((s) => s.id) })
  return ended.length
}
