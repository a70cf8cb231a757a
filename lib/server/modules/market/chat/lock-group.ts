import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client'
import { chatGroups } from '../../../db/schema/market/chat'

/** Keeps messages from being added to a group until the transaction ends. */
export async function lockGroup(tx: Tx, groupId: number): Promise<void> {
  await tx.select({ id: chatGroups.id }).from(chatGroups).where(eq(chatGroups.id, groupId)).for('update')
}
