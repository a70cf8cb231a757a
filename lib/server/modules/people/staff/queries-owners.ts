import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { staffMembers } from '../../../db/schema/people/staff'
import { canWorkSql } from '../identity/queries-person'

/** Of the house of the row. An owner whose account is frozen or restricted does not count: no one could act for the house. */
const hasOtherOwner = sql`exists (select from ${staffMembers} o where o.role = 'owner' and o.removed_at is null
  and o.user_id <> "staff_members"."user_id" and o.dist_id is not distinct from "staff_members"."dist_id"
  and ${canWorkSql(sql`o.user_id`)})`

const isLast = async (db: Db | Tx, row: SQL): Promise<boolean> =>
  (await db.$count(
    staffMembers,
    and(row, eq(staffMembers.role, 'owner'), isNull(staffMembers.removedAt), sql`not ${hasOtherOwner}`),
  )) > 0

/** Returns whether the platform or a distributor would have no owner without this user. */
export const isLastOwner = (db: Db | Tx, userId: UserId): Promise<boolean> =>
  isLast(db, eq(staffMembers.userId, userId))

/** Returns whether the house of a member would have no owner without this one. */
export const isLastOwnerOfHouse = (db: Db | Tx, memberId: number): Promise<boolean> =>
  isLast(db, eq(staffMembers.id, memberId))

/** Returns the owners of the platform. */
export async function findOwnerIds(db: Db | Tx): Promise<UserId[]> {
  const rows = await db
    .select({ userId: staffMembers.userId })
    .from(staffMembers)
    .where(and(eq(staffMembers.role, 'owner'), isNull(staffMembers.distId), isNull(staffMembers.removedAt)))
  return rows.map(({ userId }) => userId)
}
