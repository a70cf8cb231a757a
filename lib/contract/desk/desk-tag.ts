import { z } from 'zod'
import { DESK_WORDS, SENT_STEPS, TAG_CHARACTERS } from '@/lib/shared/staff/desk'
import { deskTag } from '../entities/desk'
import {
  dateTime,
  empty,
  flag,
  keyword,
  none,
  orderSn,
  page,
  paged,
  pageSize,
  required,
  secret,
  text,
  uint,
} from '../fields'
import { endpoint } from '../kit'

const tagId = uint()

/** Tags of orders, canned replies of several steps, and the search in messages. */
export const deskTagContract = {
  'GET /desk/tags': endpoint({
    summary: "List the platform's tags for orders",
    access: 'staff:orders.read',
    input: empty,
    output: z.object({
      list: z.array(deskTag.extend({ orders: z.number().int().describe('of this host that have it') })),
      mayEdit: z.boolean(),
    }),
    refusals: ['FORBIDDEN'],
  }),
  'POST /desk/saveTag': endpoint({
    summary: "Create a tag of the platform's list, or rename one",
    access: 'staff:tags.write',
    input: z.object({ tagId: tagId.optional(), name: required(TAG_CHARACTERS, '请填写标签') }),
    output: z.object({ tagId: z.number().int() }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
  'POST /desk/removeTag': endpoint({
    summary: 'Delete a tag, also from the orders that have it',
    access: 'staff:tags.write',
    input: z.object({ tagId }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'POST /desk/tagOrder': endpoint({
    summary: 'Put a tag on an order, or take it off; repeated calls change nothing',
    access: 'staff:orders.act',
    input: z.object({ orderSn, tagId, isOn: flag }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  'POST /desk/sendMacro': endpoint({
    summary:
      'Send a canned reply with its tag and step: take the order before it, or freeze it after it. A repeated call completes what is missing',
    access: 'staff:orders.act',
    input: z.object({
      orderSn,
      clientMsgId: z.string().regex(/^[\w-]{8,64}$/, '消息编号错误'),
      title: required(12, '请填写名称').describe('of the reply; the reason of a freeze'),
      content: secret(text(DESK_WORDS)),
      tagId: tagId.optional(),
      step: z.enum(SENT_STEPS, '没有这个步骤').optional(),
    }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'ELSEWHERE', 'ORDER_STATE', 'CHAT_CLOSED', 'INVALID_INPUT'],
    limit: { points: 120, seconds: 600 },
  }),
  'POST /desk/searchMessages': endpoint({
    summary:
      'Search the messages and notes of orders that the caller may work on, newest first; every search is audited',
    access: 'staff:chats.search',
    input: z.object({ keyWord: keyword(30).min(2, '请至少输入 2 个字'), page, pageSize: pageSize(20, 50) }),
    output: paged(
      z.object({
        orderSn: z.string(),
        title: z.string(),
        seq: z.number().int(),
        by: z.enum(['buyer', 'seller', 'service']).nullable(),
        name: z.string(),
        text: z.string(),
        createTime: dateTime,
      }),
    ).extend({
      notes: z
        .array(
          z.object({
            noteId: z.number().int(),
            orderSn: z.string(),
            title: z.string(),
            name: z.string(),
            text: z.string(),
            createTime: dateTime,
          }),
        )
        .describe('the newest 20, on every page'),
    }),
    refusals: ['FORBIDDEN', 'INVALID_INPUT'],
    limit: { points: 60, seconds: 600 },
  }),
} as const
