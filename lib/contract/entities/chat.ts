import { z } from 'zod'
import { dateTime, userIdNumber } from '../fields'

const chatQuote = z.object({
  seq: z.number().int(),
  senderUserId: userIdNumber.nullable(),
  content: z.string().describe('its beginning; empty when it was recalled'),
  recalled: z.boolean(),
})
export type ChatQuote = z.output<typeof chatQuote>

export const chatMessage = z.object({
  messageUId: z.string(),
  groupId: z.number().int(),
  seq: z.number().int(),
  clientMsgId: z.string(),
  messageType: z.enum(['text', 'image', 'system']),
  content: z.string().describe('empty when it was recalled, but for staff of the group'),
  sentTime: z.number().int().describe('milliseconds since the epoch'),
  senderUserId: userIdNumber.nullable(),
  messageDirection: z.number().int().describe('1 sent, 2 received'),
  targetId: z.string(),
  expansion: z.record(z.string(), z.string()).nullable(),
  quote: chatQuote.nullable().describe('the message it answers'),
  recalled: z.boolean(),
})
export type ChatMessage = z.output<typeof chatMessage>

export const chatMember = z.object({
  imUid: z.string(),
  userId: userIdNumber,
  nickName: z.string(),
  avatar: z.string(),
  role: z.enum(['buyer', 'seller', 'service']),
  isCurrent: z.boolean().describe('the service member now in charge'),
  lastReadSeq: z.number().int(),
})
export type ChatMember = z.output<typeof chatMember>

export const chatGroup = z.object({
  groupId: z.number().int(),
  groupType: z.number().int(),
  lastSeq: z.number().int(),
  unread: z.number().int(),
  lastMessage: z.string(),
  lastTime: dateTime.nullable(),
  closed: z.boolean(),
})
export type ChatGroup = z.output<typeof chatGroup>
