import { eq } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Tx } from '../../../db/client'
import { autoReplies, autoReplyMarks } from '../../../db/schema/market/chat'

/** Deletes a member's automatic reply. What it sent remains in the chats. */
export async function eraseAutoReply(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(autoReplies).where(eq(autoReplies.userId, userId))
  await tx.delete(autoReplyMarks).where(eq(autoReplyMarks.userId, userId))
}
