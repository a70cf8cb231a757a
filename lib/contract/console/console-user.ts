import { z } from 'zod'
import { restrictionKind, staffRestriction } from '../entities/restriction'
import { risk } from '../entities/risk'
import {
  dateTime,
  empty,
  flag,
  keyword,
  none,
  page,
  paged,
  pageSize,
  required,
  uint,
  userId,
  userIdNumber,
  yuan,
} from '../fields'
import { endpoint } from '../kit'

const member = { userId: userIdNumber, nickName: z.string(), phone: z.string().describe('masked') }

const reason = required(200, '请填写理由')
const STATES = ['normal', 'frozen', 'closed'] as const
const shownUser = z.object({
  ...member,
  state: z.enum(STATES).describe('frozen: by the member'),
  isVerified: z.boolean(),
  restricted: z.array(restrictionKind).describe('what it is restricted from now'),
  distId: z.number().int().describe('site of the registration'),
  createTime: dateTime,
})

const filter = z.object({
  query: keyword(40).optional(),
  state: z.enum(STATES).optional(),
  restricted: flag.optional().describe('1: restricted from something now'),
  verified: flag.optional(),
})

/** Accounts as shown to staff, and staff decisions about them. */
export const consoleUserContract = {
  'GET /console/users': endpoint({
    summary: 'List accounts of all sites, newest first; by id, complete mobile or part of the name; masked',
    access: 'staff:users.read',
    input: filter.extend({ page, pageSize: pageSize(20) }),
    output: paged(shownUser),
    refusals: [],
  }),
  'POST /console/exportUsers': endpoint({
    summary: 'Export the same as CSV, masked, for a reason, which is audited; the newest 5,000',
    access: 'staff:users.export',
    input: filter.extend({ reason }),
    output: z.object({ csv: z.string(), rows: z.number().int(), more: z.boolean().describe('there were more') }),
    refusals: ['NOT_FOUND'],
    limit: { points: 20, seconds: 3600 },
  }),
  'GET /console/user': endpoint({
    summary: 'Get an account: state, risk, balance, sessions, freezes, notes; masked',
    access: 'staff:users.read',
    input: z.object({ userId }),
    output: shownUser.extend({
      realName: z.string().describe('masked'),
      idCard: z.string().describe('masked'),
      email: z.string().describe('masked'),
      accounts: z.number().int().describe('accounts verified as the same person, this one included'),
      coin: yuan,
      orders: z.number().int().describe('as buyer or seller'),
      goods: z.number().int().describe('on sale'),
      isStaff: z.boolean(),
      risk: risk.nullable().describe("null: of the caller's own account or one tied to it"),
      guardChange: z.string().describe('what guards the account and was changed last, and when; empty: never'),
      sessions: z.array(
        z.object({ device: z.string(), place: z.string(), usedTime: dateTime, distId: z.number().int() }),
      ),
      freezes: z.array(z.object({ createTime: dateTime, thawedTime: dateTime.nullable(), reason: z.string() })),
      restrictions: z.array(staffRestriction).describe('newest first'),
      notes: z.array(z.object({ by: z.string(), text: z.string(), createTime: dateTime })),
    }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /console/revealUser': endpoint({
    summary: 'Show one personal detail of an account unmasked, for an audited reason',
    access: 'staff:users.reveal',
    input: z.object({ userId, what: z.enum(['phone', 'realName', 'idCard', 'email']), reason }),
    output: z.object({ value: z.string() }),
    refusals: ['NOT_FOUND'],
    limit: { points: 60, seconds: 3600 },
  }),
  'POST /console/endUserSessions': endpoint({
    summary: 'Revoke all sessions of an account',
    access: 'staff:users.freeze',
    input: z.object({ userId, reason }),
    output: z.object({ ended: z.number().int() }),
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  'POST /console/noteUser': endpoint({
    summary: 'Add a staff-only note to an account',
    access: 'staff:users.read',
    input: z.object({ userId, text: required(500, '请填写备注') }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'GET /console/securityCases': endpoint({
    summary: 'List lost phones and frozen accounts of all sites, oldest first',
    access: 'staff:phones.review',
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
    summary: 'Decide a request for a lost phone',
    access: 'staff:phones.review',
    input: z.object({ requestId: uint(), accept: flag, reason: required(200, '请填写理由') }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'REVIEW_DONE'],
  }),
  'POST /console/thawAccount': endpoint({
    summary: 'Unfreeze an account that its member froze',
    access: 'staff:users.freeze',
    input: z.object({ userId, reason: required(200, '请填写理由') }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  'POST /console/reopenAccount': endpoint({
    summary: 'Reopen an account that its owner closed and that is not erased yet',
    access: 'staff:users.freeze',
    input: z.object({ userId, reason: required(200, '请填写恢复的理由') }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  }),
  'POST /console/reviewMerchant': endpoint({
    summary: 'Suspend a merchant, or lift a suspension; running orders continue',
    access: 'staff:merchants.review',
    input: z.object({
      userId,
      state: z.enum(['active', 'suspended']),
      reason: required(100, '请填写理由'),
    }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'ORDER_STATE'],
  }),
} as const
