import { z } from 'zod'
import { PERMISSION_NAMES, ROLE_NAMES, STAFF_CODE_PATTERN } from '@/lib/shared/staff/staff'
import { codeBy, dateTime, empty, none, required, secret } from '../fields'
import { endpoint } from '../kit'

/** Login to the staff area. */
export const staffContract = {
  'GET /staff/state': endpoint({
    summary: 'Get what the caller may do in the staff area of this host, and whether a one-time code is required',
    access: 'login',
    input: empty,
    output: z.object({
      member: z
        .object({
          nickName: z.string(),
          house: z.enum(['platform', 'dist']),
          role: z.enum(ROLE_NAMES),
          siteName: z.string(),
          sites: z
            .array(z.object({ distId: z.number().int(), name: z.string() }))
            .describe('those whose rows the member reads: every one to the platform, to a distributor its own'),
          permissions: z.array(z.enum(PERMISSION_NAMES)),
        })
        .nullable()
        .describe('null: no member of staff of this host'),
      isEnrolled: z.boolean().describe('an authenticator is bound'),
      until: dateTime.nullable().describe('end of the staff login; null: a code is wanted'),
      recoveryLeft: z.number().int(),
    }),
    refusals: [],
  }),
  'POST /staff/beginEnrolment': endpoint({
    summary: 'Create an authenticator secret for a member who has none bound; replaces an unconfirmed one',
    access: 'login',
    input: empty,
    output: z.object({ secret: z.string().describe('base32'), uri: z.string().describe('otpauth, for the picture') }),
    refusals: ['FORBIDDEN'],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /staff/verify': endpoint({
    summary:
      'Enter the staff area for eight hours with a one-time code; the first one returns recovery codes, shown only once',
    access: 'login',
    input: z.object({
      code: secret(codeBy(STAFF_CODE_PATTERN, '请输入 6 位验证码或恢复码')),
    }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['FORBIDDEN', 'WRONG_STAFF_CODE', 'STAFF_PAUSED'],
  }),
  'POST /staff/acceptInvitation': endpoint({
    summary:
      'Accept a staff invitation as the owner of the invited mobile; joins the platform or distributor that sent it',
    access: 'verified',
    input: z.object({ token: secret(required(800, '邀请链接不完整，请重新打开')) }),
    output: none,
    refusals: ['NOT_FOUND', 'MEMBER_EXISTS'],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /staff/leave': endpoint({
    summary: 'Leave the staff area but stay logged in as a member',
    access: 'login',
    input: empty,
    output: none,
    refusals: [],
  }),
} as const
