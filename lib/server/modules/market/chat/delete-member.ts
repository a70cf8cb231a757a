import { and, eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { chatMembers } from '../../../db/schema/market/chat'

/** Removes somebody from a group, who can read it no more; what they wrote stays. */
export async function deleteMember(tx: Tx, { groupId, userId }: { groupId: number; userId: UserId }): Promise<void> {
  await tx.delete(chatMembers).where(and(eq(chatMembers.groupId, groupId), eq(chatMembers.userId, userId)))
}
