import { z } from 'zod'
import {
  CASE_OUTCOME_NAMES,
  CASE_PICTURES,
  CASE_REASON,
  CASE_STATE_NAMES,
  CASE_TEXT,
  HOLD_DAYS,
} from '@/lib/shared/trade/service-cases'
import { runningOrder } from '../entities/restriction'
import { caseKind, caseRow, staffCase } from '../entities/service-case'
import {
  dateTime,
  flag,
  goodsSn,
  keyword,
  none,
  orderSn,
  page,
  paged,
  pageSize,
  pictureKeys,
  required,
  sum,
  text,
  uint,
  userId,
  userIdNumber,
  yuan,
} from '../fields'
import { storedInquiry } from '../goods/inquiry'
import { endpoint } from '../kit'
import { caseSn } from '../people/service-case'

const reason = required(CASE_REASON, '请填写理由').min(5, '请写明理由，至少 5 个字')
const waits = z.object({ waits: z.boolean().describe('a second staff member has to approve') })
const filter = z.object({
  query: keyword(40).optional().describe('number, or complete phone of the sender'),
  kind: caseKind.optional(),
  state: z.enum(CASE_STATE_NAMES).optional(),
  view: z.enum(['open', 'mine', 'overdue', 'closed', 'all']).prefault('open'),
})

/** Cases without an order, at the desk and in the console. A distributor's staff see the questions of its own site. */
export const deskCaseContract = {
  'GET /desk/cases': endpoint({
    summary: 'List cases: open ones by deadline, others newest first',
    access: 'staff:cases.handle',
    input: filter.extend({ page, pageSize: pageSize(20) }),
    output: paged(caseRow),
    refusals: ['FORBIDDEN'],
  }),
  'GET /desk/case': endpoint({
    summary: 'Get a case with its messages and notes',
    access: 'staff:cases.handle',
    input: z.object({ caseSn }),
    output: staffCase,
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  'GET /desk/caseHandlers': endpoint({
    summary: 'List who can take over cases of this site',
    access: 'staff:cases.handle',
    input: z.object({ caseSn }),
    output: z.object({ list: z.array(z.object({ userId: userIdNumber, name: z.string() })) }),
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  'POST /desk/claimCase': endpoint({
    summary: 'Take a waiting case',
    access: 'staff:cases.handle',
    input: z.object({ caseSn }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CASE_STATE'],
  }),
  'POST /desk/transferCase': endpoint({
    summary: 'Hand a case over to another staff member, with a note',
    access: 'staff:cases.handle',
    input: z.object({ caseSn, userId, reason: required(200, '请写明交接内容') }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CASE_STATE', 'INVALID_INPUT'],
  }),
  'POST /desk/answerCase': endpoint({
    summary: 'Write to the sender (answer), ask for more (ask), or leave a note for staff (note)',
    access: 'staff:cases.handle',
    input: z.object({
      caseSn,
      way: z.enum(['answer', 'ask', 'note']),
      text: required(CASE_TEXT, '请填写内容'),
      pictures: pictureKeys(CASE_PICTURES).prefault('[]'),
    }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CASE_STATE', 'INVALID_INPUT'],
    idempotent: true,
  }),
  'POST /desk/decideCase': endpoint({
    summary: 'Decide a case with clause and reason; what gives out money or data needs a second staff member',
    access: 'staff:cases.handle',
    input: z.object({
      caseSn,
      outcome: z.enum(CASE_OUTCOME_NAMES),
      clause: text(60).prefault(''),
      reason,
    }),
    output: z.object({ waits: z.boolean().describe('a second staff member has to approve') }),
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CASE_STATE', 'INVALID_INPUT', 'APPROVAL_OPEN'],
    idempotent: true,
  }),
  'POST /desk/decideCaseAppeal': endpoint({
    summary: 'Decide an appeal, as somebody who did not handle the case; granted, it is handled again by the caller',
    access: 'staff:cases.handle',
    input: z.object({ caseSn, grant: flag, reason }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CASE_STATE'],
  }),
  'GET /desk/caseAccount': endpoint({
    summary: 'Get the account that a guardian names, by its id or complete phone, with its orders of the last year',
    access: 'staff:cases.legal',
    input: z.object({ caseSn, account: keyword(20) }),
    output: z.object({
      userId: userIdNumber,
      nickName: z.string(),
      phone: z.string().describe('masked'),
      coin: yuan,
      running: z.array(runningOrder),
      paid: z.array(
        z.object({ orderSn: z.string(), title: z.string(), statusName: z.string(), total: yuan, createTime: dateTime }),
      ),
    }),
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
    limit: { points: 60, seconds: 3600 },
  }),
  'POST /desk/refundCaseOrder': endpoint({
    summary: 'Refund an order of a minor that is over; a second staff member has to approve',
    access: 'staff:cases.legal',
    input: z.object({ caseSn, orderSn, reason }),
    output: waits,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CASE_STATE', 'APPROVAL_OPEN'],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /desk/withholdCaseGoods': endpoint({
    summary: 'Take the goods that a notice names off the shelf and notify their sellers',
    access: 'staff:cases.legal',
    input: z.object({ caseSn }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CASE_STATE'],
  }),
  'POST /desk/recordLawsuit': endpoint({
    summary: 'Record that the rights holder proved a lawsuit about an item: it stays off the shelf',
    access: 'staff:cases.legal',
    input: z.object({ caseSn, goodsSn, reason }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CASE_STATE'],
  }),
  'POST /desk/holdForCase': endpoint({
    summary: 'Hold an amount of a balance for an authority until a date; a second staff member has to approve',
    access: 'staff:cases.legal',
    input: z.object({ caseSn, userId, amount: sum, days: uint(HOLD_DAYS), reason }),
    output: waits,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CASE_STATE', 'INVALID_INPUT', 'APPROVAL_OPEN'],
    idempotent: true,
  }),
  'POST /desk/evidenceForCase': endpoint({
    summary: "Give out the evidence of an order that an authority's letter names; a second staff member has to approve",
    access: 'staff:cases.legal',
    input: z.object({ caseSn, orderSn, reason }),
    output: waits,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'CASE_STATE', 'INVALID_INPUT', 'APPROVAL_OPEN'],
    idempotent: true,
  }),
  'POST /desk/revealCasePhone': endpoint({
    summary: "Get the sender's complete phone, for a reason that is recorded",
    access: 'staff:cases.handle',
    input: z.object({ caseSn, reason: required(200, '请填写理由') }),
    output: z.object({ phone: z.string() }),
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
    limit: { points: 60, seconds: 3600 },
  }),
  'POST /desk/readInquiry': endpoint({
    summary: 'Read the private conversation that a complaint reports; recorded in the audit log',
    access: 'staff:cases.handle',
    input: z.object({ caseSn }),
    output: storedInquiry,
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
    limit: { points: 60, seconds: 3600 },
  }),
  'POST /console/exportCases': endpoint({
    summary: 'Export the cases of a filter as CSV, the newest 5,000, without texts of senders',
    access: 'staff:cases.export',
    input: filter.extend({ reason: required(200, '请填写导出理由') }),
    output: z.object({ csv: z.string(), rows: z.number().int(), more: z.boolean().describe('there were more') }),
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
    limit: { points: 20, seconds: 3600 },
  }),
} as const
