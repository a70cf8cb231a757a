import { z } from 'zod'
import { RESTRICTION_KIND_NAMES } from '@/lib/shared/people/restrictions'
import { dateTime, userIdNumber, yuan } from '../fields'

export const restrictionKind = z.enum(RESTRICTION_KIND_NAMES)

const appeal = z.object({
  state: z
    .enum(['open', 'kept', 'overturned', 'closed'])
    .describe('closed: the restriction ended before it was decided'),
  stateName: z.string(),
  statement: z.string(),
  pictures: z.array(z.string()).describe('addresses, valid for ten minutes'),
  createTime: dateTime,
  dueTime: dateTime.describe('until when it is decided'),
  decideTime: dateTime.nullable(),
  reason: z.string().describe('of the decision'),
})

/** A restriction as its member sees it. */
export const ownRestriction = z.object({
  restrictionId: z.number().int(),
  kinds: z.array(restrictionKind),
  held: yuan.describe('part of the balance that can be neither withdrawn nor spent'),
  clause: z.string(),
  clauseText: z.string(),
  reason: z.string(),
  fromTime: dateTime,
  untilTime: dateTime,
  renewals: z.number().int(),
  state: z.enum(['active', 'ended', 'lifted', 'overturned']),
  stateName: z.string(),
  endTime: dateTime.nullable(),
  endReason: z.string(),
  canAppeal: z.boolean(),
  appeal: appeal.nullable(),
})
export type OwnRestriction = z.output<typeof ownRestriction>

/** An order that a restricted member still has to finish. */
export const runningOrder = z.object({
  orderSn: z.string(),
  title: z.string(),
  side: z.enum(['buyer', 'seller']),
  statusName: z.string(),
  price: yuan.describe('of the goods or the service'),
  dueTime: dateTime.nullable(),
  siteName: z.string().describe("'' for this site"),
  url: z.string(),
})
export type RunningOrder = z.output<typeof runningOrder>

/** The same as staff see it. */
export const staffRestriction = ownRestriction.extend({
  userId: userIdNumber,
  nickName: z.string(),
  phone: z.string().describe('masked'),
  imposedBy: z.string().describe('name; 系统: by a rule; empty: not known, from an earlier release'),
  deciders: z
    .array(z.string())
    .describe('names of all who imposed, approved or renewed it; none of them decides the appeal'),
  endedBy: z.string(),
  reviewer: z.string(),
  note: z.string(),
  evidence: z.array(z.string()).describe('addresses, valid for ten minutes'),
  isOverdue: z.boolean().describe('its appeal should have been decided by now'),
  mayDecide: z.boolean().describe('whether the caller may decide the appeal'),
})
export type StaffRestriction = z.output<typeof staffRestriction>
