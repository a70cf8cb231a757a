import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { sessions } from '../../../../db/schema/people/identity'
import type { UserCtx } from '../../../../runtime/context'
import { presentSession } from '../present'

const MOST = 50

/** Returns the caller's live sessions on all hosts, last used first. */
export async function listOwnSessions(ctx: UserCtx) {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, ctx.user.userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, ctx.now())))
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt), sessions.id)
    .limit(MOST)
  return Promise.all(
    rows.map(async (row) =>
      presentSession(row, { place: await ctx.ipPlace.placeOf(row.ip), isThis: row.id === ctx.user.sessionId }),
    ),
  )
}
