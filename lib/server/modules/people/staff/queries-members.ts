import { and, eq, isNull } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db, Tx } from '../../../db/client'
import { staffMembers } from '../../../db/schema/people/staff'

export async function membersOf(db: Db, distId: number): Promise<UserId[]> {
  const isMember = and(eq(staffMembers.distId, distId), isNull(staffMembers.removedAt))
  return (await db.select({ userId: staffMembers.userId }).from(staffMembers).where(isMember)).map(
    ({ userId }) => userId,
  )
}

/** Returns owners of a distributor, for notifications about the distributor as a whole. */
export async function ownersOf(tx: Tx, distId: number): Promise<UserId[]> {
  const isOwner = and(eq(staffMembers.distId, distId), eq(staffMembers.role, 'owner'), isNull(staffMembers.removedAt))
  return (await tx.select({ userId: staffMembers.userId }).from(staffMembers).where(isOwner)).map(
    ({ userId }) => userId,
  )
}
