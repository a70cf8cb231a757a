import { z } from 'zod'
import { PERMISSION_NAMES, ROLE_NAMES, STAFF_CODE_PATTERN } from '@/lib/shared/staff/staff'
import { codeBy, dateTime, empty, none, required, secret } from '../fields'
import { endpoint } from '../kit'

/** The door to the rooms of staff. */
export const staffContract = {
  'GET /staff/state': endpoint({
    summary: 'What the caller may do in the rooms of staff of this host, and whether a code is wanted',
    access: 'login',
    added: true,
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
    summary: 'A secret for the authenticator of a member that has none bound; replaces one that was not proven',
    access: 'login',
    added: true,
    input: empty,
    output: z.object({ secret: z.string().describe('base32'), uri: z.string().describe('otpauth, for the picture') }),
    refusals: ['FORBIDDEN'],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /staff/verify': endpoint({
    summary: 'Into the rooms for eight hours by a one-time code; the first one brings recovery codes, shown this once',
    access: 'login',
    added: true,
    input: z.object({
      code: secret(codeBy(STAFF_CODE_PATTERN, '请输入 6 位验证码或恢复码')),
    }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['FORBIDDEN', 'WRONG_STAFF_CODE', 'STAFF_PAUSED'],
  }),
  'POST /staff/acceptInvitation': endpoint({
    summary: 'The owner of an invited mobile becomes a member of the house that asked',
    access: 'verified',
    added: true,
    input: z.object({ token: secret(required(800, '邀请链接不完整，请重新打开')) }),
    output: none,
    refusals: ['NOT_FOUND', 'MEMBER_EXISTS'],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /staff/leave': endpoint({
    summary: 'Out of the rooms of staff, still logged in as a member',
    access: 'login',
    added: true,
    input: empty,
    output: none,
    refusals: [],
  }),
} as const
