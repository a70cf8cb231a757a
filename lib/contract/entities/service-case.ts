import { z } from 'zod'
import { CASE_KIND_NAMES, CASE_OUTCOME_NAMES, CASE_STATE_NAMES } from '@/lib/shared/trade/service-cases'
import { dateTime } from '../fields'

export const caseKind = z.enum(CASE_KIND_NAMES)

const times = {
  createTime: dateTime,
  answerDueTime: dateTime.describe('until when staff answer for the first time'),
  answerTime: dateTime.nullable(),
  dueTime: dateTime.describe('until when it, or its appeal, is decided'),
  askedUntilTime: dateTime.nullable().describe('until when the sender hands in what was asked'),
  closeTime: dateTime.nullable(),
  appealUntilTime: dateTime.nullable(),
}

/** What the number and the phone show without a code: no text of anybody. */
export const caseBrief = z.object({
  caseSn: z.string(),
  kind: caseKind,
  kindName: z.string(),
  state: z.enum(CASE_STATE_NAMES),
  stateName: z.string(),
  outcome: z.enum(CASE_OUTCOME_NAMES).nullable(),
  outcomeName: z.string(),
  handler: z.string().describe("public name of the staff member; '' before somebody has taken it"),
  ...times,
})
export type CaseBrief = z.output<typeof caseBrief>

const note = z.object({
  by: z.enum(['sender', 'staff', 'system', 'internal']).describe('internal: staff only'),
  name: z.string().describe('of a staff member'),
  text: z.string(),
  pictures: z.array(z.string()).describe('addresses, valid for ten minutes'),
  asks: z.boolean(),
  createTime: dateTime,
})

const fact = z.object({ label: z.string(), text: z.string() })

/** A case as its sender sees it. */
export const serviceCase = caseBrief.extend({
  statement: z.string(),
  facts: z.array(fact),
  pictures: z.array(z.string()).describe('addresses, valid for ten minutes'),
  clause: z.string(),
  reason: z.string().describe('of the decision'),
  notes: z.array(note),
  canReply: z.boolean(),
  canAppeal: z.boolean(),
})
export type ServiceCase = z.output<typeof serviceCase>

/** An item that was withheld for a notice. */
export const withheldGoods = z.object({
  caseSn: z.string(),
  goodsSn: z.string(),
  state: z.enum(['withheld', 'countered', 'restored', 'sued']),
  stateName: z.string(),
  counter: z.string().describe("the seller's counter-notice"),
  withholdTime: dateTime,
  backTime: dateTime.nullable().describe('when it goes back'),
})

/** A row of the staff's lists. */
export const caseRow = caseBrief.extend({
  distId: z.number().int(),
  siteName: z.string(),
  sender: z.string().describe('name or kind of sender'),
  phone: z.string().describe('masked'),
  userId: z.number().int().nullable(),
  statement: z.string().describe('its beginning'),
  isMine: z.boolean(),
  isOverdue: z.boolean(),
})
export type CaseRow = z.output<typeof caseRow>

export const staffCase = serviceCase.extend({
  distId: z.number().int(),
  siteName: z.string(),
  sender: z.string(),
  phone: z.string().describe('masked'),
  userId: z.number().int().nullable(),
  isMine: z.boolean(),
  isOverdue: z.boolean(),
  mayDecideAppeal: z.boolean(),
  goods: z.array(withheldGoods).describe('withheld for a notice'),
  evidence: z
    .array(z.object({ orderSn: z.string(), createTime: dateTime }))
    .describe('orders whose evidence was given out for an authority'),
  isAppealed: z.boolean().describe('the one appeal was made'),
})
export type StaffCase = z.output<typeof staffCase>
