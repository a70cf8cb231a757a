import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { chatGroups } from '../../../db/schema/market/chat'

/** Closes a group: it can still be read, but nothing can be sent. */
export async function closeGroup(tx: Tx, input: { groupId: number; at: Date }): Promise<void> {
  await tx.update(chatGroups).set({ closedAt: input.at }).where(eq(chatGroups.id, input.groupId))
}
