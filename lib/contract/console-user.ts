import { z } from 'zod'
import { dateTime, empty, flag, none, required, uint } from './fields'
import { endpoint } from './kit'

const member = { userId: z.number().int(), nickName: z.string(), phone: z.string().describe('masked') }

/** What staff decide about accounts. */
export const consoleUserContract = {
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
