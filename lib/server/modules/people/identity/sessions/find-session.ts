import { and, eq, gt, isNull, or, type Placeholder, sql } from 'drizzle-orm'
import { DAY_MS } from '@/lib/shared/time'
import { prepared } from '../../../../db/prepared'
import { sessions, users } from '../../../../db/schema/people/identity'
import type { Dist, Services, SessionUser } from '../../../../runtime/context'
import { sameText } from '../../../../runtime/vault'
import { restrictedJson } from '../../limits/queries'
import { limitsOf } from '../../limits/rules'
import { accountsOfPerson, canWorkSql } from '../queries-person'
import { sha256 } from './create-session'

/** Maximum lifetime of a session in use; a month covers every trade except the longest rentals. */
const LONGEST_MS = 30 * DAY_MS
/** Interval for writing the time of last use, so that not every read causes a write. */
const USED_MS = 5 * 60_000

interface FoundSession {
  user: SessionUser /** Set if the lifetime was just extended and both cookies must be sent again. */
  renewed: boolean
}

/**
 * Returns the session of a call, which is authenticated only if the authorization header, the token cookie and the
 * HttpOnly cookie belong to one live session of this host. Queried on every call and never cached, so a revocation
 * takes effect with the next call.
 */
export async function findSession(
  services: Services,
  dist: Dist,
  credentials: { header: string; token: string; cookie: string },
): Promise<FoundSession | null> {
  if (!credentials.header || credentials.header !== credentials.token || !credentials.cookie) return null
  const id = credentials.header.split('.', 1)[0] ?? ''
  const now = services.now()
  const [row] = await readSession(services.db, { id, distId: dist.distId, now })
  if (
    !row ||
    !sameText(row.tokenHash, sha256(credentials.header)) ||
    !sameText(row.cookieHash, sha256(credentials.cookie))
  )
    return null
  const until = Math.min(now.getTime() + services.sessionMs, row.createdAt.getTime() + LONGEST_MS)
  const renewed = !row.replacedAt && until - row.expiresAt.getTime() > services.sessionMs / 2
  if (renewed || now.getTime() - row.usedAt.getTime() > USED_MS) {
    await services.db
      .update(sessions)
      .set({ usedAt: now, ...(renewed && { expiresAt: new Date(until) }) })
      .where(and(eq(sessions.id, id), isNull(sessions.revokedAt), isNull(sessions.replacedAt)))
  }
  return {
    renewed,
    user: {
      sessionId: id,
      userId: row.userId,
      nickName: row.nickName,
      authStatus: row.authStatus,
      ...(row.byMemberId !== null && row.teamRole && { team: { memberId: row.byMemberId, role: row.teamRole } }),
      // a member's own restrictions bind in the team, too
      limits: limitsOf(
        [...(row.restricted ?? []), ...(row.memberRestricted ?? [])].map(({ kinds, until }) => ({
          kinds,
          untilAt: new Date(until),
        })),
      ),
    },
  }
}

const readSession = prepared(['id', 'distId', 'now'], (db, { id, distId, now }) =>
  db
    .select({
      createdAt: sessions.createdAt,
      tokenHash: sessions.tokenHash,
      cookieHash: sessions.cookieHash,
      expiresAt: sessions.expiresAt,
      replacedAt: sessions.replacedAt,
      usedAt: sessions.usedAt,
      byMemberId: sessions.byMemberId,
      teamRole: sessions.teamRole,
      userId: users.id,
      nickName: users.nickName,
      authStatus: users.authStatus,
      restricted: restrictedJson(accountsOfPerson(users.id)),
      memberRestricted: restrictedJson(accountsOfPerson(sessions.byMemberId)),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), eq(sessions.distId, distId), isLive(now))),
)

const isLive = (now: Date | Placeholder) =>
  and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    isNull(users.closedAt),
    isNull(users.frozenAt),
    or(isNull(sessions.byMemberId), canWorkSql(sessions.byMemberId)),
  )

/** Returns which of these sessions are live; for chat connections, which are authenticated by their own tickets. */
export async function findLiveSessions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(sql`${sessions.id} = any(${sql.param([...ids])}::text[])`, isLive(now())))
  return new Set(rows.map(({ id }) => id))
}
