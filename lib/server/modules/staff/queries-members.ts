import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../db/client'
import { staffMembers } from '../../db/schema/staff'

/** Whether somebody is of a distributor's staff. */
export const isOfDist = async (tx: Tx, { userId, distId }: { userId: number; distId: number }): Promise<boolean> =>
  (await tx.$count(
    staffMembers,
    and(eq(staffMembers.userId, userId), eq(staffMembers.distId, distId), isNull(staffMembers.removedAt)),
  )) > 0

/** Who is to know what concerns the whole of a distributor. */
export async function ownersOf(tx: Tx, distId: number): Promise<number[]> {
  const isOwner = and(eq(staffMembers.distId, distId), eq(staffMembers.role, 'owner'), isNull(staffMembers.removedAt))
  return (await tx.select({ userId: staffMembers.userId }).from(staffMembers).where(isOwner)).map(
    ({ userId }) => userId,
  )
}
