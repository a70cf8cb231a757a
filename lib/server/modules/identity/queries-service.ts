import { and, eq, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../../db/client'
import { users } from '../../db/schema/identity'

/** Everybody in customer service. */
export async function findServiceIds(db: Db): Promise<UserId[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'service'), eq(users.banned, false), isNull(users.frozenAt)))
  return rows.map((row) => row.id as UserId)
}
