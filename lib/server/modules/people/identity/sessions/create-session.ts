import { createHash } from 'node:crypto'
import type { UserId } from '@/lib/shared/ids'
import type { LoginWay } from '@/lib/shared/people/login-ways'
import type { Db } from '../../../../db/client'
import { sessions } from '../../../../db/schema/people/identity'
import type { Ctx, SessionUser } from '../../../../runtime/context'
import { randomToken } from '../../../../runtime/vault'
import type { OpenedSession } from '../types'

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Opens a session of this host; only hashes are stored. Old credentials of the browser are never reused. `way`: the
 * login method; `team`: who opens it in the user's name; `since`: when the login began that it continues.
 */
export async function createSession(
  ctx: Ctx,
  db: Db,
  userId: UserId,
  way?: LoginWay,
  { team, since = ctx.now() }: { team?: SessionUser['team']; since?: Date } = {},
): Promise<OpenedSession> {
  const sessionId = randomToken(12)
  const token = `${sessionId}.${randomToken(16)}`
  const cookie = randomToken(32)
  const expiresAt = new Date(ctx.now().getTime() + ctx.sessionMs)
  await db.insert(sessions).values({
    id: sessionId,
    tokenHash: sha256(token),
    cookieHash: sha256(cookie),
    userId,
    distId: ctx.dist.distId,
    way,
    byMemberId: team?.memberId,
    teamRole: team?.role,
    ip: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 200),
    expiresAt,
    createdAt: since,
    usedAt: ctx.now(),
  })
  return { sessionId, token, cookie, expiresAt }
}
