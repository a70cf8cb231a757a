import { z } from 'zod'
import {
  DESK_WORDS,
  MACRO_STEP_NAMES,
  MOST_MENTIONS,
  MOST_REPLIES,
  ORDER_QUEUES,
  REPLY_STAGE_NAMES,
} from '@/lib/shared/staff/desk'
import { MOST_HOLIDAYS, MOST_SHIFTS } from '@/lib/shared/staff/shifts'
import { MODE_NAMES } from '@/lib/shared/trade/trade-modes'
import { chatMessage } from '../entities/chat'
import {
  colleague,
  DUTY_NAMES,
  deskFigures,
  deskMessage,
  deskNote,
  deskOrder,
  deskRow,
  holiday,
  queueSize,
  shift,
} from '../entities/desk'
import {
  empty,
  json,
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
  userId,
  userIdNumber,
} from '../fields'
import { endpoint } from '../kit'

const line = secret(required(DESK_WORDS, '请填写内容'))

const reply = z.object({
  title: required(12, '请填写名称'),
  text: required(DESK_WORDS, '请填写内容'),
  modes: z
    .array(z.enum(MODE_NAMES, '没有这种订单'))
    .max(MODE_NAMES.length)
    .optional()
    .describe('of orders it is meant for'),
  stages: z
    .array(z.enum(REPLY_STAGE_NAMES, '没有这个步骤'))
    .max(REPLY_STAGE_NAMES.length)
    .optional()
    .describe('of orders it is meant for'),
  tagId: z.number().int().optional().describe('put on the order when it is sent'),
  step: z.enum(MACRO_STEP_NAMES, '没有这个步骤').optional().describe('taken or opened when it is sent'),
})

/** The desk of customer service: waiting orders, conversations, leads. */
export const deskContract = {
  'GET /desk/rail': endpoint({
    summary:
      "Count the orders waiting in each list of this host's desk, with the caller's status and today's statistics",
    access: 'staff:orders.read',
    input: empty,
    output: z.object({
      queues: z.record(z.string(), queueSize),
      me: z.object({
        userId: userIdNumber,
        name: z.string(),
        actor: z.string(),
        duty: z.enum(DUTY_NAMES),
        shifts: z.array(shift).describe('none: around the clock'),
        holidays: z.array(holiday),
        open: z.number().int().describe('running orders led, of all sites'),
      }),
      today: z.number().int(),
      firstAnswer: z.number().int().nullable().describe('seconds, the middle of 30 days'),
      pressing: z.number().int().describe('own orders with a clock past half of its target'),
    }),
    refusals: ['FORBIDDEN'],
  }),
  'GET /desk/orders': endpoint({
    summary: 'List orders of the desk: earliest deadline first; for all and for closed orders latest first',
    access: 'staff:orders.read',
    input: z.object({
      queue: z.enum(ORDER_QUEUES, '没有这个列表'),
      keyWord: keyword()
        .optional()
        .describe("part of an order's number, title or a party's nickname, or a party's number"),
      mode: z.enum(MODE_NAMES, '没有这个玩法').optional(),
      tag: uint().optional(),
      sort: z.enum(['due', 'paid']).prefault('due').describe('paid: the latest payment first'),
      page,
      pageSize: pageSize(30, 60),
    }),
    output: paged(deskRow),
    refusals: ['FORBIDDEN'],
  }),
  'GET /desk/order': endpoint({
    summary: 'Get an order with everything staff need: steps, money, both sides, the item, risk, its dispute',
    access: 'staff:orders.read',
    input: z.object({ orderSn }),
    output: deskOrder,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  'GET /desk/conversation': endpoint({
    summary: 'Get the chat messages of an order, and its staff-only notes',
    access: 'staff:orders.read',
    input: z.object({ orderSn, before: uint().optional(), after: uint().optional() }),
    output: z.object({
      messages: z.array(deskMessage),
      notes: z.array(deskNote),
      hasMore: z.boolean(),
      maySpeak: z.boolean().describe('the caller leads the order, or supervises it in its chat'),
      isClosed: z.boolean(),
    }),
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  'POST /desk/say': endpoint({
    summary: 'Send a message to both sides, as a service member of the chat or as the lead of the order',
    access: 'staff:orders.act',
    input: z.object({
      orderSn,
      clientMsgId: z.string().regex(/^[\w-]{8,64}$/, '消息编号错误'),
      kind: z.enum(['text', 'image', 'card']).prefault('text').describe('card: who the caller is, without words'),
      content: secret(text(DESK_WORDS).prefault('')),
    }),
    output: chatMessage,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'CHAT_CLOSED', 'ORDER_STATE', 'INVALID_INPUT'],
    limit: { points: 120, seconds: 600 },
  }),
  'POST /desk/markRead': endpoint({
    summary: 'Mark the chat of an order as read up to a message',
    access: 'staff:orders.read',
    input: z.object({ orderSn, seq: uint() }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  'POST /desk/note': endpoint({
    summary: 'Add a staff-only note to an order',
    access: 'staff:orders.act',
    input: z.object({
      orderSn,
      text: line,
      mentions: json(z.array(userIdNumber).max(MOST_MENTIONS, `最多提到 ${MOST_MENTIONS} 位同事`), '提到的同事格式有误')
        .prefault('[]')
        .describe('JSON text: ids of colleagues to notify'),
    }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_INPUT'],
    limit: { points: 60, seconds: 600 },
  }),
  'POST /desk/takeOrder': endpoint({
    summary: 'Become the lead of an order: join its chat with an introduction',
    access: 'staff:orders.act',
    input: z.object({
      orderSn,
      reason: text(200)
        .optional()
        .describe('required if its lead is on duty and not late with it; that colleague reads it'),
    }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'ELSEWHERE', 'ORDER_STATE', 'INVALID_INPUT'],
    idempotent: true,
  }),
  'POST /desk/transferOrder': endpoint({
    summary: 'Transfer an order to another customer service member, with a note',
    access: 'staff:orders.act',
    input: z.object({ orderSn, userId, note: line }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'ELSEWHERE', 'ORDER_STATE', 'INVALID_INPUT'],
    idempotent: true,
  }),
  'POST /desk/duty': endpoint({
    summary:
      'Set whether the caller receives new orders, and in which shifts; going offline passes the running orders on with a note',
    access: 'staff:orders.act',
    input: z.object({
      state: z.enum(DUTY_NAMES),
      shifts: json(z.array(shift).max(MOST_SHIFTS, `最多 ${MOST_SHIFTS} 个时段`), '时段格式有误')
        .prefault('[]')
        .describe('JSON text: [{days, from, to}], minutes of the day; none: around the clock'),
      holidays: json(z.array(holiday).max(MOST_HOLIDAYS, `最多 ${MOST_HOLIDAYS} 段休假`), '休假日期格式有误')
        .prefault('[]')
        .describe('JSON text: [{from, to}], days'),
      note: secret(text(DESK_WORDS).prefault('')).describe(
        'the hand-over note, needed to go offline with running orders',
      ),
    }),
    output: z.object({
      passed: z.number().int().describe('orders given to colleagues'),
      kept: z.number().int().describe('orders for which no one was free'),
    }),
    refusals: ['FORBIDDEN', 'INVALID_INPUT'],
  }),
  'GET /desk/replies': endpoint({
    summary: "List reply templates: the caller's, and those shared by the platform's or distributor's staff",
    access: 'staff:orders.act',
    input: empty,
    output: z.object({ house: z.array(reply), own: z.array(reply), mayHouse: z.boolean() }),
    refusals: ['FORBIDDEN'],
  }),
  'POST /desk/saveReplies': endpoint({
    summary:
      "Save all reply templates of the caller or, for managers, those shared by the platform's or distributor's staff",
    access: 'staff:orders.act',
    input: z.object({
      scope: z.enum(['own', 'house']),
      replies: json(z.array(reply).max(MOST_REPLIES, `最多${MOST_REPLIES}条`), '回复格式错误', 20_000).describe(
        'JSON text: title and text of each, in their order; {买家} and the like stand for what the order says',
      ),
    }),
    output: none,
    refusals: ['FORBIDDEN', 'INVALID_INPUT'],
  }),
  'GET /desk/colleagues': endpoint({
    summary: 'List customer service staff of this host with duty state and number of led orders',
    access: 'staff:orders.read',
    input: empty,
    output: z.object({ list: z.array(colleague) }),
    refusals: ['FORBIDDEN'],
  }),
  'GET /desk/figures': endpoint({
    summary: 'Get statistics of each customer service member of this host: response times, rulings, appeals',
    access: 'staff:orders.read',
    input: empty,
    output: z.object({ list: z.array(deskFigures) }),
    refusals: ['FORBIDDEN'],
  }),
} as const
