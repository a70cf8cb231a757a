import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../../db/client'
import { prepared } from '../../../db/prepared'
import { users } from '../../../db/schema/people/identity'
import { findLimits } from '../limits/queries'
import { accountsOfPerson } from './queries-person'

/** Returns the owner of a key of the seller API, read on every call as for a session; undefined: the account is closed. */
export async function findKeyOwner(db: Db, userId: UserId) {
  const [[row], limits] = await Promise.all([readOwner(db, { userId }), findLimits(db, accountsOfPerson(userId))])
  return row && { nickName: row.nickName, authStatus: row.authStatus, isFrozen: row.frozenAt !== null, limits }
}

/** Whether people have accounts here: those of test mode have no phone. */
export const hasRealAccounts = async (db: Db): Promise<boolean> => {
  const [one] = await db.select({ id: users.id }).from(users).where(isNotNull(users.phone)).limit(1)
  return one !== undefined
}

const readOwner = prepared(['userId'], (db, { userId }) =>
  db
    .select({ nickName: users.nickName, authStatus: users.authStatus, frozenAt: users.frozenAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt))),
)
