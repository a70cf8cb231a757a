import { and, eq, isNull, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { staffMembers } from '../../../db/schema/staff'

/** Returns whether the platform or a distributor would have no owner without this user. */
export async function isLastOwner(db: Db | Tx, userId: UserId): Promise<boolean> {
  const others = sql`exists (select from ${staffMembers} o where o.role = 'owner' and o.removed_at is null
    and o.user_id <> ${userId} and o.dist_id is not distinct from "staff_members"."dist_id")`
  const own = and(eq(staffMembers.userId, userId), eq(staffMembers.role, 'owner'), isNull(staffMembers.removedAt))
  return (await db.$count(staffMembers, and(own, sql`not ${others}`))) > 0
}
