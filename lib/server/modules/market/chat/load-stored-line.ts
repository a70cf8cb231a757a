import { and, eq } from 'drizzle-orm'
import { chatGroups, chatMessages } from '../../../db/schema/chat'
import type { Services } from '../../../runtime/context'

/** What has this number in a group, for the carrier; pictures by their address. null: unknown, or taken back meanwhile. */
export async function loadStoredLine(
  { db, distOf }: Pick<Services, 'db' | 'distOf'>,
  { groupId, seq }: { groupId: number; seq: number },
) {
  const [row] = await db
    .select({ message: chatMessages, distId: chatGroups.distId })
    .from(chatMessages)
    .innerJoin(chatGroups, eq(chatGroups.id, chatMessages.groupId))
    .where(and(eq(chatMessages.groupId, groupId), eq(chatMessages.seq, seq)))
  if (!row || row.message.recalledAt) return null
  const { senderId, type: messageType, content, clientMsgId, expansion } = row.message
  const isImage = messageType === 'image'
  return {
    ...{ distId: row.distId, senderId, messageType, clientMsgId, expansion },
    content: isImage ? `${distOf(row.distId)?.origin ?? ''}/media/${content}` : content,
  }
}
