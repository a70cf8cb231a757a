import { z } from 'zod'
import { AUTO_REPLY_MAX } from '@/lib/shared/trade/auto-reply'
import { chatGroup, chatMember, chatMessage } from '../entities/chat'
import { commaList, empty, flag, none, orderSn, required, secret, text, uint } from '../fields'
import { endpoint } from '../kit'

const group = z.object({ groupId: uint(1e12) })
const seq = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

const chatLink = z.object({
  token: z.string(),
  nonce: z.string(),
  expiresIn: z.number().int().describe('seconds'),
  provider: z.enum(['local', 'rongcloud']),
  appKey: z.string().describe("the carrier's; empty for the local one"),
  linkId: z.string().describe('break_link of a carrier names it'),
})

const autoReply = z.object({ isOn: z.boolean(), text: z.string().describe('as stored, contact details masked') })

export const imContract = {
  'GET /im/getRCloudToken': endpoint({
    summary:
      'Get the chat connection data in one call; for storefronts without the two steps of getImParams and getImCenterToken',
    access: 'login',
    original: true,
    input: empty,
    output: chatLink,
    refusals: ['UNAVAILABLE'],
  }),
  'GET /im/getImCenterToken': endpoint({
    summary: 'Exchange an IM token (GET /user/getImParams) for the chat connection data',
    access: 'login',
    original: true,
    input: z.object({ token: secret(z.string().max(400)), nonce: secret(z.string().max(40)) }),
    output: chatLink,
    refusals: ['CHAT_TOKEN', 'UNAVAILABLE'],
  }),
  'POST /im/getImGroupIdMap': endpoint({
    summary: 'Get the chat groups of own orders',
    access: 'login',
    original: true,
    input: z.object({ orderSnList: commaList(orderSn).describe('comma-joined order numbers') }),
    output: z.object({ map: z.record(z.string(), chatGroup) }),
    refusals: [],
  }),
  'GET /im/groupInfo': endpoint({
    summary: 'List members of a group',
    access: 'login',
    original: true,
    input: group,
    output: z.object({ groupId: z.number().int(), members: z.array(chatMember), closed: z.boolean() }),
    refusals: ['NOT_FOUND', 'ELSEWHERE'],
  }),
  'GET /im/isOfflineRemind': endpoint({
    summary: 'Check whether the counterparty is offline and was reminded',
    access: 'login',
    original: true,
    input: group,
    output: z.object({ sendOfflineRemind: z.boolean(), msg: z.string() }),
    refusals: ['NOT_FOUND', 'ELSEWHERE'],
  }),
  'GET /im/history': endpoint({
    summary: 'List messages of a group: before a sequence number (older, 20 per page) or after one (to catch up)',
    access: 'login',
    input: z.object({ groupId: uint(1e12), before: seq.optional(), after: seq.optional() }),
    output: z.object({
      messages: z.array(chatMessage),
      hasMore: z.boolean(),
      lastSeq: z.number().int(),
      readSeq: z.number().int().describe('up to where the caller has read'),
    }),
    refusals: ['NOT_FOUND', 'ELSEWHERE'],
  }),
  'POST /im/sendMessage': endpoint({
    summary: 'Send text or a picture; the same clientMsgId is stored only once',
    access: 'login',
    input: z.object({
      groupId: uint(1e12),
      clientMsgId: z.string().regex(/^[\w-]{8,64}$/),
      messageType: z.enum(['text', 'image']),
      content: required(2000, '消息不能为空!'),
      replyTo: seq.optional().describe('number of the message it answers'),
    }),
    output: chatMessage,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'CHAT_CLOSED', 'TOO_MANY'],
    limit: { points: 120, seconds: 60 },
  }),
  'GET /im/autoReply': endpoint({
    summary: "Get the caller's automatic reply as a seller",
    access: 'login',
    input: empty,
    output: autoReply,
    refusals: [],
  }),
  'POST /im/saveAutoReply': endpoint({
    summary:
      "Set the automatic reply that buyers get in the caller's name when they write first, in an order's chat or by a question; once per conversation and 12 hours, contact details are masked",
    access: 'login',
    input: z.object({ isOn: flag, text: secret(text(AUTO_REPLY_MAX).prefault('')) }),
    output: autoReply,
    refusals: ['INVALID_INPUT', 'TOO_MANY'],
    limit: { points: 30, seconds: 600 },
  }),
  'POST /im/recallMessage': endpoint({
    summary: 'Recall an own message, at most two minutes old; its content is kept as evidence for staff of the group',
    access: 'login',
    input: z.object({ groupId: uint(1e12), seq }),
    output: none,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'CHAT_CLOSED', 'RECALL_LATE', 'TOO_MANY'],
    limit: { points: 30, seconds: 60 },
  }),
  'POST /im/typing': endpoint({
    summary: 'Tell the other members that the caller is typing; nothing is stored',
    access: 'login',
    input: group,
    output: none,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'CHAT_CLOSED', 'TOO_MANY'],
    limit: { points: 40, seconds: 60, inProcess: true },
  }),
  'PUT /im/markRead': endpoint({
    summary: 'Mark everything up to seq as read',
    access: 'login',
    input: z.object({ id: uint(1e12).describe('group'), seq }),
    output: none,
    refusals: ['NOT_FOUND', 'ELSEWHERE'],
  }),
  'GET /im/unread': endpoint({
    summary: 'Get unread counts of all own groups',
    access: 'login',
    input: empty,
    output: z.object({
      total: z.number().int(),
      groups: z.array(
        z.object({
          groupId: z.number().int(),
          unread: z.number().int(),
          role: chatMember.shape.role.describe('of the caller'),
        }),
      ),
    }),
    refusals: [],
  }),
} as const
