import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { staffMembers } from '../../../db/schema/people/staff'
import { refuse } from '../../../runtime/refusal'
import { isLastOwner } from './queries-owners'

/**
 * Ends all memberships of a person who closes the account. The members of the houses are locked first, so that two
 * owners who leave at once do not both go. Refuses LAST_OWNER.
 */
export async function closeMemberships(tx: Tx, { userId, at }: { userId: UserId; at: Date }): Promise<void> {
  const own = and(eq(staffMembers.userId, userId), isNull(staffMembers.removedAt))
  const house = sql`coalesce(${staffMembers.distId}, 0)`
  const houses = tx.select({ house }).from(staffMembers).where(own)
  await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(inArray(house, houses), isNull(staffMembers.removedAt)))
    .orderBy(asc(staffMembers.id))
    .for('update')
  if (await isLastOwner(tx, userId)) throw refuse('LAST_OWNER')
  await tx.update(staffMembers).set({ removedAt: at, removedBy: userId }).where(own)
}
