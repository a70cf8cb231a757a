import type { Tx } from '../../../db/client'
import { staffMembers } from '../../../db/schema/people/staff'

/** Makes an account a staff member of the platform or a distributor. False if it already is one. */
export async function createMember(
  tx: Tx,
  member: Pick<typeof staffMembers.$inferInsert, 'userId' | 'house' | 'distId' | 'role' | 'addedBy' | 'createdAt'>,
): Promise<boolean> {
  const added = await tx.insert(staffMembers).values(member).onConflictDoNothing().returning({ id: staffMembers.id })
  return added.length > 0
}
