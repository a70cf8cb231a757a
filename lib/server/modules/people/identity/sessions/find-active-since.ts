import { and, eq, gte, inArray } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../../db/client'
import { loginRecords, sessions } from '../../../../db/schema/people/identity'

/** Returns those users who logged in, or used a session, since a time. */
export async function findActiveSince(db: Db | Tx, ids: readonly UserId[], since: Date): Promise<Set<UserId>> {
  if (ids.length === 0) return new Set()
  const [used, logged] = await Promise.all([
    db
      .selectDistinct({ userId: sessions.userId })
      .from(sessions)
      .where(and(inArray(sessions.userId, [...ids]), gte(sessions.usedAt, since))),
    db
      .selectDistinct({ userId: loginRecords.userId })
      .from(loginRecords)
      .where(
        and(inArray(loginRecords.userId, [...ids]), eq(loginRecords.result, 'in'), gte(loginRecords.createdAt, since)),
      ),
  ])
  return new Set([...used, ...logged].map(({ userId }) => userId))
}
