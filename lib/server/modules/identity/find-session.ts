import { and, eq, gt, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import { sessions, users } from '../../db/schema/identity'
import type { Dist, Services, SessionUser } from '../../runtime/context'
import { sameText } from '../../runtime/vault'
import { sha256 } from './open-session'

interface FoundSession {
  user: SessionUser /** Set when the lifetime was just extended and both cookies must be sent again. */
  renewed: boolean
}

/**
 * A call authenticates only if the authorization header, the token cookie and the HttpOnly cookie name one live session
 * of this host. Asked on every call and never cached, so a revocation holds from the next call on.
 */
export async function findSession(
  services: Services,
  dist: Dist,
  given: { header: string; token: string; cookie: string },
): Promise<FoundSession | null> {
  if (!given.header || given.header !== given.token || !given.cookie) return null
  const id = given.header.split('.', 1)[0] ?? ''
  const now = services.now()
  const [row] = await services.db
    .select({
      tokenHash: sessions.tokenHash,
      cookieHash: sessions.cookieHash,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      nickName: users.nickName,
      authStatus: users.authStatus,
      role: users.role,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, id),
        eq(sessions.distId, dist.distId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        eq(users.banned, false),
      ),
    )
  if (!row || !sameText(row.tokenHash, sha256(given.header)) || !sameText(row.cookieHash, sha256(given.cookie)))
    return null
  const renewed = row.expiresAt.getTime() - now.getTime() < services.sessionMs / 2
  if (renewed) {
    await services.db
      .update(sessions)
      .set({ expiresAt: new Date(now.getTime() + services.sessionMs) })
      .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
  }
  return {
    renewed,
    user: {
      sessionId: id,
      userId: row.userId as UserId,
      nickName: row.nickName,
      authStatus: row.authStatus,
      role: row.role,
    },
  }
}

/** For the chat connection, which has proven itself by its own ticket. */
export async function isSessionLive(services: Services, sessionId: string): Promise<boolean> {
  const [row] = await services.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, services.now()),
        eq(users.banned, false),
      ),
    )
  return row !== undefined
}
