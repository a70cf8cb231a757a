import type { ChatMember, ChatMessage } from '@/lib/contract/entities/chat'
import type { UserId } from '@/lib/shared/ids'

export const memberOf = (userId: number, role: ChatMember['role'], more: Partial<ChatMember> = {}): ChatMember => ({
  imUid: `u${userId}`,
  userId: userId as UserId,
  nickName: `人${userId}`,
  avatar: '',
  role,
  isCurrent: false,
  lastReadSeq: 1,
  ...more,
})

/** Returns a message of user 8 in group 5, as the other party reads it. */
export const messageOf = (seq: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  messageUId: `5-${seq}`,
  groupId: 5,
  seq,
  clientMsgId: `m${seq}`,
  messageType: 'text',
  content: `话${seq}`,
  sentTime: 0,
  senderUserId: 8 as UserId,
  messageDirection: 2,
  targetId: '5',
  expansion: null,
  quote: null,
  recalled: false,
  ...more,
})
