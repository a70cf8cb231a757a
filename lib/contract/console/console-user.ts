import { z } from 'zod'
import { dateTime, empty, flag, keyword, none, page, paged, pageSize, required, uint, yuan } from '../fields'
import { endpoint } from '../kit'

const member = { userId: z.number().int(), nickName: z.string(), phone: z.string().describe('masked') }

const userId = uint()
const reason = required(200, '请填写理由')
const STATES = ['normal', 'frozen', 'banned', 'closed'] as const
const shownUser = z.object({
  ...member,
  state: z.enum(STATES).describe('frozen: by the member; banned: by the platform'),
  isVerified: z.boolean(),
  distId: z.number().int().describe('site of the registration'),
  createTime: dateTime,
})

/** What staff see of accounts, and decide about them. */
export const consoleUserContract = {
  'GET /console/users': endpoint({
    summary: 'Accounts of all sites, the newest first; by number, whole mobile or part of the name. Masked',
    access: 'staff:users.read',
    added: true,
    input: z.object({
      query: keyword(40).optional(),
      state: z.enum(STATES).optional(),
      verified: flag.optional(),
      page,
      pageSize: pageSize(20),
    }),
    output: paged(shownUser),
    refusals: [],
  }),
  'GET /console/user': endpoint({
    summary: 'One account: standing, balance, sessions, freezes, notes. Masked',
    access: 'staff:users.read',
    added: true,
    input: z.object({ userId }),
    output: shownUser.extend({
      realName: z.string().describe('masked'),
      idCard: z.string().describe('masked'),
      email: z.string().describe('masked'),
      accounts: z.number().int().describe('accounts verified as the same person, this one included'),
      coin: yuan,
      isStaff: z.boolean(),
      guardChange: z.string().describe('what guards the account and was changed last, and when; empty: never'),
      sessions: z.array(
        z.object({ device: z.string(), place: z.string(), usedTime: dateTime, distId: z.number().int() }),
      ),
      freezes: z.array(z.object({ createTime: dateTime, thawedTime: dateTime.nullable(), reason: z.string() })),
      notes: z.array(z.object({ by: z.string(), text: z.string(), createTime: dateTime })),
    }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/revealUser': endpoint({
    summary: "One of an account's personal data in the clear, for a reason that is on record",
    access: 'staff:users.reveal',
    added: true,
    input: z.object({ userId, what: z.enum(['phone', 'realName', 'idCard', 'email']), reason }),
    output: z.object({ value: z.string() }),
    refusals: ['NOT_FOUND'],
    limit: { points: 60, seconds: 3600 },
  }),
  'POST /console/freezeUser': endpoint({
    summary: 'The platform freezes an account: no login, no trade, no payout, every session ends',
    access: 'staff:users.freeze',
    added: true,
    input: z.object({ userId, reason }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'REVIEW_DONE'],
  }),
  'POST /console/unfreezeUser': endpoint({
    summary: 'Lift what the platform froze; money stays for a day more',
    access: 'staff:users.freeze',
    added: true,
    input: z.object({ userId, reason }),
    output: none,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'REVIEW_DONE'],
  }),
  'POST /console/endUserSessions': endpoint({
    summary: 'End every session of an account',
    access: 'staff:users.freeze',
    added: true,
    input: z.object({ userId, reason }),
    output: z.object({ ended: z.number().int() }),
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  'POST /console/noteUser': endpoint({
    summary: 'Keep a note about an account for other staff; members never see it',
    access: 'staff:users.read',
    added: true,
    input: z.object({ userId, text: required(500, '请填写备注') }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'GET /console/securityCases': endpoint({
    summary: 'Lost phones and frozen accounts of all sites, the oldest first',
    access: 'staff:phones.review',
    added: true,
    input: empty,
    output: z.object({
      phoneRequests: z.array(
        z.object({
          ...member,
          requestId: z.number().int(),
          realName: z.string().describe('masked'),
          newPhone: z.string().describe('masked'),
          place: z.string(),
          createTime: dateTime,
        }),
      ),
      freezes: z.array(z.object({ ...member, place: z.string(), createTime: dateTime })),
    }),
    refusals: ['FORBIDDEN'],
  }),
  'POST /console/reviewPhoneRequest': endpoint({
    summary: "Decide about somebody's lost phone",
    access: 'staff:phones.review',
    added: true,
    input: z.object({ requestId: uint(), accept: flag, reason: required(200, '请填写理由') }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'REVIEW_DONE'],
  }),
  'POST /console/thawAccount': endpoint({
    summary: 'Let an account go on that its member froze',
    access: 'staff:users.freeze',
    added: true,
    input: z.object({ userId: uint(), reason: required(200, '请填写理由') }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  'POST /console/reopenAccount': endpoint({
    summary: 'Open an account again that its owner closed and that is not erased yet',
    access: 'staff:users.freeze',
    added: true,
    input: z.object({ userId: uint(), reason: required(200, '请填写恢复的理由') }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  'POST /console/reviewMerchant': endpoint({
    summary: 'Suspend a merchant, or lift a suspension; running orders go on',
    access: 'staff:merchants.review',
    added: true,
    input: z.object({
      userId: uint(),
      state: z.enum(['active', 'suspended']),
      reason: required(100, '请填写理由'),
    }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'ORDER_STATE'],
  }),
} as const
