import type { Tx } from '../../../db/client'
import { staffMembers } from '../../../db/schema/staff'

/** An account becomes a member of a house. False: it is one already. */
export async function seatMember(
  tx: Tx,
  member: Pick<typeof staffMembers.$inferInsert, 'userId' | 'house' | 'distId' | 'role' | 'addedBy' | 'createdAt'>,
): Promise<boolean> {
  const added = await tx.insert(staffMembers).values(member).onConflictDoNothing().returning({ id: staffMembers.id })
  return added.length > 0
}
