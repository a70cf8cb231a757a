import { z } from 'zod'
import { DESK_CLOCK_KINDS } from '@/lib/shared/staff/clocks'
import { DUTY_STATES, type DutyState } from '@/lib/shared/staff/desk'
import { DAY_MINUTES } from '@/lib/shared/staff/shifts'
import { STAFF_ACTIONS } from '@/lib/shared/trade/order-forms'
import { dateTime, dayText, userIdNumber, yuan } from '../fields'
import { chatMessage } from './chat'
import { deskClaim } from './claim'
import { disputeDetail } from './dispute'
import { orderDetail, orderIncome, orderProcess } from './order'
import { risk } from './risk'

const side = z.enum(['buyer', 'seller'])
export const DUTY_NAMES = Object.keys(DUTY_STATES) as [DutyState, ...DutyState[]]

export const queueSize = z.object({ total: z.number().int(), overdue: z.number().int() })
export type DeskSize = z.output<typeof queueSize>

const deadline = z.object({
  label: z.string(),
  outcome: z.string(),
  dueTime: dateTime,
  dueIn: z.number().int().describe('seconds left, below zero: over'),
  span: z.number().int(),
  stopped: z.boolean(),
})

/** A running clock of an order at the desk. */
const deskClock = deadline.extend({
  kind: z.enum(DESK_CLOCK_KINDS).describe('what staff owe; timer: the time of a party'),
  isPressing: z.boolean().describe('staff owe it, and half of the time is over'),
})
export type DeskClock = z.output<typeof deskClock>

const pausedTime = dateTime
  .nullable()
  .describe('since when its timer stands: a dispute, a claim or a hold; null: it runs')

const minuteOfDay = z
  .number('请选择时间')
  .int()
  .min(0, '请选择时间')
  .max(DAY_MINUTES - 1, '请选择时间')
/** A window of the working day; `to` at or before `from` ends the next day. */
export const shift = z.object({
  days: z.array(z.number().int().min(1).max(7), '请选择星期').min(1, '请选择星期').max(7),
  from: minuteOfDay,
  to: minuteOfDay,
})
/** Days off. */
export const holiday = z
  .object({ from: dayText, to: dayText })
  .refine(({ from, to }) => from <= to, '休假的结束日期不能早于开始日期')

/** A tag of the platform's list. */
export const deskTag = z.object({ tagId: z.number().int(), name: z.string() })
export type DeskTag = z.output<typeof deskTag>

/** An order in a list of the desk. */
export const deskRow = z.object({
  orderSn: z.string(),
  title: z.string(),
  gameId: z.number().int(),
  gameName: z.string(),
  kind: z.string(),
  place: z.string().describe('the step of the order; 待回复 if a party waits for an answer'),
  clock: deskClock.nullable().describe('the first of the clocks of the order'),
  pausedTime,
  isDisputed: z.boolean(),
  line: z.string().describe('the last of its chat'),
  lineBy: z.enum(['buyer', 'seller', 'service']).nullable().describe('null: the system'),
  unread: z.number().int(),
  tags: z.array(deskTag),
  wasLate: z.boolean().describe('it was overdue for staff when its lead took it'),
  isParked: z.boolean().describe('its parties wait for the next shift, because no one is on duty'),
})
export type DeskRow = z.output<typeof deskRow>

/** A step that staff can take at the order's current place, and its consequences. */
const deskStep = z.object({
  action: z.enum(STAFF_ACTIONS),
  label: z.string(),
  text: z.string().describe('what follows, said before'),
  asks: z.array(z.enum(['captures', 'note', 'reason', 'account', 'amount', 'pay', 'forfeit', 'login'])),
  most: yuan.nullable().describe('of an amount or a pay'),
  mostForfeit: yuan.nullable(),
  split: z
    .object({
      buyer: z.string(),
      seller: z.string(),
      terms: z.object({
        held: yuan,
        bond: yuan.nullable(),
        feeBp: z.number().int(),
        leastFee: yuan,
        fineBp: z.number().int(),
      }),
    })
    .nullable()
    .describe('names of the parties between whom it decides, and what it distributes'),
  isFinal: z.boolean().describe('it ends the order, or decides about its money between the parties'),
  needsSecond: z.boolean().describe('it waits for a second member'),
})
export type DeskStep = z.output<typeof deskStep>

const deskParty = z.object({
  side,
  userId: userIdNumber,
  name: z.string(),
  actor: z.string(),
  isVerified: z.boolean(),
  isOnline: z.boolean(),
  since: dateTime,
  codeWord: z.string().describe('masked; empty: none set'),
  done: z.number().int(),
  left: z.number().int().describe('paid orders that ended by this one’s fault or wish'),
  disputes: z.number().int().describe('of half a year'),
})
export type DeskParty = z.output<typeof deskParty>

export const deskOrder = z.object({
  order: orderDetail.describe('as its buyer sees it'),
  roles: z.object({ buyer: z.string(), seller: z.string() }).describe('what its mode calls the parties'),
  heads: z.object({ buyer: z.string(), seller: z.string() }).describe('the state of the order for each party'),
  income: orderIncome.nullable().describe('of the seller; null: the money goes back'),
  fee: yuan,
  process: z.array(orderProcess),
  lead: z
    .object({
      userId: userIdNumber,
      name: z.string(),
      isWorking: z.boolean().describe('on duty and not late with the order: whoever takes it gives a reason'),
    })
    .nullable(),
  isMine: z.boolean(),
  clocks: z.array(deskClock).describe('what staff owe, the most urgent first, then its running timer'),
  pausedTime,
  isParked: z.boolean().describe('its parties wait for the next shift, because no one is on duty'),
  groupId: z.number().int().nullable(),
  mayLead: z.boolean().describe('it is not over: somebody of staff may take it or be given it'),
  isFrozen: z.boolean().describe('by staff; not by a dispute or a claim, which end by themselves'),
  mayThaw: z.boolean().describe('frozen by staff, and no request to thaw it waits for a second member'),
  mayFreeze: z.boolean(),
  mayReadAccount: z.boolean().describe('the seller submitted an account that the caller may read now'),
  hasReadAccount: z.boolean().describe('the caller has read what was submitted'),
  steps: z
    .array(deskStep)
    .describe(
      'that the caller can take, first those that carry on with the order; of an order that somebody can lead, only its lead and supervisors can; one that waits for a second member is not among them',
    ),
  waitsFor: z
    .object({ side: z.enum(['staff', 'answer', 'buyer', 'seller']), name: z.string() })
    .nullable()
    .describe('who has to act next; answer: staff have to answer a party; null: no one, or a dispute or claim decides'),
  tags: z.array(deskTag),
  parties: z.array(deskParty).describe('its people; the platform as a party is not among them'),
  pictures: z.array(z.string()).describe('of the recycling request from which it came'),
  hints: z.array(z.object({ tone: z.enum(['safe', 'warn', 'danger']), text: z.string() })),
  risk,
  passport: z.array(z.object({ title: z.string(), time: z.string() })).describe('what the item went through here'),
  dispute: disputeDetail.nullable(),
  claim: deskClaim.nullable().describe('a running one that the reader may decide or follow up'),
  bounds: z.object({ total: yuan, most: yuan, secondFrom: yuan }).describe('of a ruling'),
  pending: z
    .array(
      z.object({
        approvalId: z.number().int(),
        title: z.string(),
        by: z.string().describe('who requested it'),
        isOwn: z.boolean().describe('requested by the reader, who can withdraw it'),
        createTime: dateTime,
        isRuling: z.boolean(),
      }),
    )
    .describe('requests about it, its dispute or its claim that wait for a second member of staff'),
  declined: z
    .array(
      z.object({
        title: z.string(),
        by: z.string().describe('who requested it'),
        isOwn: z.boolean().describe('requested by the reader'),
        reason: z.string().describe('of the requester'),
        declinedBy: z.string().describe('empty: it expired'),
        decision: z.string(),
        declineTime: dateTime,
        isRuling: z.boolean(),
      }),
    )
    .describe('such requests that were declined or expired in the last 72 hours and were not repeated'),
})
export type DeskOrder = z.output<typeof deskOrder>

export const deskMessage = chatMessage.extend({
  by: z.enum(['buyer', 'seller', 'service']).nullable(),
  name: z.string(),
  actor: z.string(),
  readBy: z.number().int().describe('of the two parties'),
})
export type DeskMessage = z.output<typeof deskMessage>

export const deskNote = z.object({
  noteId: z.number().int(),
  name: z.string(),
  text: z.string(),
  handedTo: z.string().describe('of a hand-over'),
  mentions: z.array(z.string()).describe('names of colleagues who were notified'),
  createTime: dateTime,
  sentTime: z.number().int().describe('milliseconds since the epoch'),
})
export type DeskNote = z.output<typeof deskNote>

export const colleague = z.object({
  userId: userIdNumber,
  name: z.string(),
  actor: z.string(),
  duty: z.enum(DUTY_NAMES),
  isOnDuty: z.boolean().describe('state and hours'),
  load: z.number().int().describe('running orders'),
})
export type Colleague = z.output<typeof colleague>

export const deskFigures = z.object({
  userId: userIdNumber,
  name: z.string(),
  today: z.number().int().describe('actions of today'),
  steps: z.number().int().describe('steps of orders, of 30 days'),
  firstAnswer: z.number().int().nullable().describe('seconds a member waited for an answer, the middle of 30 days'),
  rulings: z.number().int(),
  rulingHours: z.number().nullable().describe('the middle, from going to staff to the ruling'),
  reopened: z.number().nullable().describe('share of rulings that were appealed, in per cent'),
  rated: z.number().int().describe('by the parties of orders'),
  ended: z.number().int().describe('orders that came to their end in this hand'),
  stars: z.number().nullable().describe('mean of what they gave; null: under 5 % of the ended orders were rated'),
})
export type DeskFigures = z.output<typeof deskFigures>
