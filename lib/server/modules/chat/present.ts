import type { ChatMessage } from '@/lib/contract/entities/chat'
import type { chatMessages } from '../../db/schema/chat'

type MessageRow = typeof chatMessages.$inferSelect

/** `viewer` decides the direction: 1 sent, 2 received. */
export const presentMessage = (row: MessageRow, viewer: number): ChatMessage => ({
  messageUId: `${row.groupId}-${row.seq}`,
  groupId: row.groupId,
  seq: row.seq,
  clientMsgId: row.clientMsgId,
  messageType: row.type,
  content: row.type === 'image' ? `/media/${row.content}` : row.content,
  sentTime: row.sentAt.getTime(),
  senderUserId: row.senderId,
  messageDirection: row.senderId === viewer ? 1 : 2,
  targetId: String(row.groupId),
  expansion: row.expansion,
})
