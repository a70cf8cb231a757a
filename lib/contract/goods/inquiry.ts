import { z } from 'zod'
import { INQUIRY_MAX } from '@/lib/shared/goods/inquiries'
import { dateTime, flag, goodsSn, none, page, paged, pageSize, required, secret, uint } from '../fields'
import { endpoint } from '../kit'

const side = z.enum(['buyer', 'seller'])
const inquiryId = uint()
// before masking, the text may still contain contact details
const content = secret(required(INQUIRY_MAX, '请填写要咨询的内容'))

const about = z.object({
  goodsSn: z.string(),
  goodsTypeId: z.number().int(),
  bigTitle: z.string(),
  side: side.describe("the caller's"),
  other: z.string().describe('name of the other side; of buyers masked'),
})

const inquiryRow = about.extend({
  inquiryId: z.number().int(),
  last: z.string().describe('beginning of the last message'),
  lastTime: dateTime,
  unread: z.boolean(),
})

const inquiryMessage = z.object({
  seq: z.number().int(),
  by: z.enum(['buyer', 'seller', 'auto']).describe("auto: the seller's automatic reply"),
  content: z.string(),
  isMasked: z.boolean().describe('contact details were masked'),
  sentTime: dateTime,
})

/** As evidence: who wrote what, and when. */
export const storedInquiry = z.object({
  inquiryId: z.number().int(),
  goodsSn: z.string(),
  createTime: dateTime,
  messages: z.array(inquiryMessage),
})

const conversation = about.extend({
  inquiryId: z.number().int().nullable().describe('null: not begun'),
  messages: z.array(inquiryMessage),
  left: z.number().int().describe('messages that the caller may still send'),
  blocked: z.boolean().describe('the seller blocked the buyer'),
  isForSale: z.boolean().describe('false: closed'),
  rest: z.string().describe("when the seller answers again, outside his hours; '' otherwise"),
})

/** Private questions to a seller before an order. */
export const inquiryContract = {
  'GET /inquiry/ofGoods': endpoint({
    summary: "Get the caller's private conversation with the seller of an item, possibly not begun",
    access: 'login',
    input: z.object({ goodsSn }),
    output: conversation,
    refusals: ['NOT_FOUND', 'OWN_GOODS'],
  }),
  'POST /inquiry/ask': endpoint({
    summary: 'Write to the seller of an item privately; five unanswered sellers a day; contact details are masked',
    access: 'login',
    input: z.object({ goodsSn, content }),
    output: z.object({ inquiryId: z.number().int() }),
    refusals: ['NOT_FOUND', 'GOODS_GONE', 'OWN_GOODS', 'INVALID_INPUT', 'FORBIDDEN', 'TOO_MANY'],
    idempotent: true,
    limit: { points: 60, seconds: 600 },
  }),
  'POST /inquiry/send': endpoint({
    summary: 'Write in an own private conversation while the item is for sale; 20 messages of each side',
    access: 'login',
    input: z.object({ inquiryId, content }),
    output: none,
    refusals: ['NOT_FOUND', 'GOODS_GONE', 'INVALID_INPUT', 'FORBIDDEN', 'TOO_MANY'],
    idempotent: true,
    limit: { points: 60, seconds: 600 },
  }),
  'GET /inquiry/list': endpoint({
    summary: "List the caller's private conversations as a buyer or as a seller, the last written first",
    access: 'login',
    input: z.object({ side, page, pageSize: pageSize(10) }),
    output: paged(inquiryRow).extend({
      unread: z.object({ buyer: z.number().int(), seller: z.number().int() }).describe('unread conversations'),
    }),
    refusals: [],
  }),
  'GET /inquiry/detail': endpoint({
    summary: 'Get an own private conversation with its messages',
    access: 'login',
    input: z.object({ inquiryId }),
    output: conversation,
    refusals: ['NOT_FOUND'],
  }),
  'POST /inquiry/read': endpoint({
    summary: 'Mark an own private conversation as read up to a message',
    access: 'login',
    input: z.object({ inquiryId, seq: uint() }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'POST /inquiry/block': endpoint({
    summary: 'Block the buyer of a private conversation with all accounts of the person, or lift the block',
    access: 'login',
    input: z.object({ inquiryId, blocked: flag }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  }),
} as const
