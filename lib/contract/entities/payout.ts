import { z } from 'zod'
import { dateTime, userIdNumber, yuan } from '../fields'
import { risk } from './risk'

const payeeKind = z.union([z.literal(1), z.literal(2), z.literal(3)])
export const payeeKinds = z.array(payeeKind).describe('that can be paid: 1 Alipay, 2 WeChat, 3 bank card')

/** A payee of a member's withdrawals; the number is always masked. */
export const payee = z.object({
  payeeId: z.number().int(),
  kind: payeeKind.describe('1 Alipay, 2 WeChat, 3 bank card'),
  name: z.string().describe('支付宝 138****7702, 招商银行 尾号 6620'),
  isDefault: z.boolean(),
  isFirst: z.boolean().describe('nothing was paid to it yet: the first withdrawal goes on the next day'),
  canPay: z.boolean().describe('false: nothing can be paid to this kind for now'),
  lockedUntil: dateTime.nullable(),
  createTime: dateTime,
})
export type Payee = z.output<typeof payee>

/** Terms from the rule book. */
export const payoutRules = z.object({
  isOpen: z.boolean().describe('false: nothing goes out for now'),
  feeBp: z.number().int().describe('of the amount, basis points; the rest arrives'),
  leastFee: yuan,
  least: yuan.describe('of one withdrawal'),
  most: yuan,
  reviewFrom: yuan.describe('requested on one day: from here on staff look at it'),
  faceAbove: yuan.describe('requested on one day: above this a face check is needed; 0.00: never'),
  mostADay: z.number().int(),
  lockHours: z.number().describe('after a change of what guards the account, or of a payee'),
  freshHours: z.number().describe('before recharged money may be withdrawn'),
  firstHour: z.number().int().describe('of the next day, at which a first one to a payee goes'),
})

export const withdrawalTerms = z.object({
  coin: yuan.describe('balance'),
  available: yuan,
  fresh: yuan.describe('recharged within a day: to be spent, not yet to be withdrawn'),
  freshUntil: dateTime.nullable().describe('when the first of it may be'),
  asked: yuan.describe('of the balance: kept for claims against the member'),
  held: yuan.describe('of the balance: held by restrictions of the account'),
  restricted: z.string().describe('why nothing can be withdrawn while the account is restricted; empty: it is not'),
  askedToday: yuan.describe('requested today by all accounts of the person, towards reviewFrom'),
  owed: yuan.describe('for claims; while there is any nothing is withdrawn'),
  lock: z
    .object({ what: z.string().describe('what was changed'), until: dateTime })
    .nullable()
    .describe('no withdrawal at all till then'),
  payees: z.array(payee).describe('the default first'),
  payeeKinds,
  rules: payoutRules,
  seller: z
    .object({
      level: z.string(),
      feeBp: z.number().int(),
      sold: yuan.describe('paid out for sales of the person in 365 days'),
      next: z
        .object({ level: z.string(), feeBp: z.number().int(), missing: yuan.describe('sales that it still needs') })
        .nullable()
        .describe('null: the highest level is reached'),
      cleanDays: z.number().int().describe('without a claim that the platform paid, for the upper levels'),
      cleanTime: dateTime.nullable().describe('until then a claim keeps the seller at the first level'),
    })
    .describe('level as a seller, which decides the fee'),
})
export type WithdrawalTerms = z.output<typeof withdrawalTerms>

/** Weekly withdrawal. */
export const payoutPlan = z.object({
  payeeId: z.number().int(),
  payee: z.string(),
  weekday: z.number().int().describe('0: Monday'),
  least: yuan.describe('a smaller withdrawal is not made'),
  keep: yuan.describe('stays in the balance'),
  nextTime: dateTime.nullable().describe('null: switched off'),
  endReason: z.string().describe("why it was switched off by itself; ''"),
})

export const withdrawal = z.object({
  withdrawalSn: z.string(),
  amount: yuan,
  fee: yuan.describe('0.00 of what went back'),
  arrives: yuan,
  payee: z.string(),
  state: z.enum(['review', 'locked', 'waiting', 'sent', 'paid', 'failed', 'returned', 'refused', 'cancelled']),
  stateName: z.string(),
  says: z.string().describe('one line about the state'),
  createTime: dateTime,
  canCancel: z.boolean(),
})
export type Withdrawal = z.output<typeof withdrawal>

export const withdrawalWithEvents = withdrawal.extend({
  sendTime: dateTime.nullable().describe('goes to the provider at the earliest'),
  events: z.array(z.object({ time: dateTime, title: z.string(), text: z.string() })).describe('the earliest first'),
})
export type WithdrawalWithEvents = z.output<typeof withdrawalWithEvents>

/** States of the row itself, not including locks of the owner's account. */
export const DESK_STATES = ['review', 'waiting', 'sent', 'paid', 'failed', 'returned', 'refused', 'cancelled'] as const

/** A withdrawal as shown to staff. */
export const deskWithdrawal = z.object({
  withdrawalSn: z.string(),
  userId: userIdNumber,
  nickName: z.string(),
  amount: yuan,
  fee: yuan.describe('0.00 of what went back'),
  arrives: yuan.describe('paid to the payee: the amount without the fee; 0.00 of what went back'),
  payee: z.string().describe('masked'),
  payeeTime: dateTime.describe('when it was bound'),
  sharedWith: z.number().int().describe('other members with the same payee'),
  paidBefore: z.number().int().describe('withdrawals that arrived there'),
  risk: risk.describe('of the member'),
  first: z.string().describe('member of staff who agreed; another one is to; empty: nobody'),
  second: z.string(),
  isFirst: z.boolean().describe('the caller agreed already'),
  state: z.enum(DESK_STATES),
  stateName: z.string(),
  why: z.string().describe('of an end without payment'),
  distId: z.number().int(),
  ofDist: z.number().int().nullable().describe('the distributor whose share it takes out; null: a balance'),
  provider: z.string(),
  tradeNo: z.string().describe('of the provider'),
  tries: z.number().int().describe('times it was asked for at the provider'),
  sendTime: dateTime.describe('at the earliest'),
  sentTime: dateTime.nullable(),
  settledTime: dateTime.nullable(),
  checkTime: dateTime.nullable().describe('when the provider is asked next'),
  createTime: dateTime,
})
export type DeskWithdrawal = z.output<typeof deskWithdrawal>
