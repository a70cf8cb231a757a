import { and, eq } from 'drizzle-orm'
import { chatGroups, chatMessages } from '../../../db/schema/market/chat'
import type { Services } from '../../../runtime/context'
import { storedUrl } from '../../../runtime/private-media'

/**
 * Returns a message by its number in a group, for the carrier; pictures as addresses. Null if it is unknown or was
 * recalled.
 */
export async function findStoredMessage(
  services: Pick<Services, 'db' | 'distOf' | 'vault' | 'now'>,
  { groupId, seq }: { groupId: number; seq: number },
) {
  const { db, distOf } = services
  const [row] = await db
    .select({ message: chatMessages, distId: chatGroups.distId })
    .from(chatMessages)
    .innerJoin(chatGroups, eq(chatGroups.id, chatMessages.groupId))
    .where(and(eq(chatMessages.groupId, groupId), eq(chatMessages.seq, seq)))
  if (!row || row.message.recalledAt) return null
  const { senderId, type: messageType, content, clientMsgId, expansion } = row.message
  const isImage = messageType === 'image'
  return {
    distId: row.distId,
    senderId,
    messageType,
    clientMsgId,
    expansion,
    content: isImage ? `${distOf(row.distId)?.origin ?? ''}${storedUrl(services, content)}` : content,
  }
}
