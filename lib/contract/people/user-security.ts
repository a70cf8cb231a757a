import { z } from 'zod'
import { dateTime, empty, none, page, paged, pageSize, payPassword, ruled, secret } from '../fields'
import { endpoint } from '../kit'

const loginRecord = z.object({
  recordId: z.number().int(),
  createTime: dateTime,
  way: z.string(),
  result: z.enum(['in', 'wrong', 'shut']).describe('wrong: password or code; shut: the account was frozen'),
  device: z.string(),
  place: z.string(),
  ip: z.string().describe('masked'),
})

/** Account security for members, and member management for staff; part of the user area. */
export const userSecurityContract = {
  'GET /user/loginRecords': endpoint({
    summary: 'List logins to the own account on every host, including failed attempts, newest first',
    access: 'login',
    input: z.object({ page, pageSize: pageSize(10) }),
    output: paged(loginRecord).extend({ stopped: z.number().int().describe('tries that failed in 30 days') }),
    refusals: [],
  }),
  'POST /user/freezeAccount': endpoint({
    summary: 'Freeze the own account by pay password or SMS code (purpose freeze); only staff can unfreeze it',
    access: 'login',
    input: z.object({ payPassword: secret(ruled('payPassword').optional()), smsCode: ruled('smsCode').optional() }),
    output: none,
    refusals: ['NO_PAY_PASSWORD', 'WRONG_PAY_PASSWORD', 'PAY_PASSWORD_LOCKED', 'WRONG_SMS_CODE', 'INVALID_INPUT'],
    limit: { points: 20, seconds: 3600 },
  }),
  'GET /user/phoneRequest': endpoint({
    summary: 'Get the newest own request to change a lost phone',
    access: 'login',
    input: empty,
    output: z.object({
      request: z
        .object({
          state: z.enum(['open', 'approved', 'rejected', 'withdrawn']),
          stateName: z.string(),
          phone: z.string().describe('masked'),
          reason: z.string().describe('of staff'),
          createTime: dateTime,
        })
        .nullable(),
    }),
    refusals: [],
  }),
  'POST /user/requestPhone': endpoint({
    summary:
      'Request a change of a lost bound phone: real name, pay password and a code to the new phone (sms, purpose phone); staff decide',
    access: 'login',
    input: z.object({
      realName: secret(ruled('realName')),
      payPassword,
      phone: secret(ruled('mobile')),
      smsCode: ruled('smsCode'),
    }),
    output: none,
    refusals: [
      'FACE_NEEDED',
      'TOO_MANY',
      'NOT_VERIFIED',
      'REAL_NAME_WRONG',
      'NO_PAY_PASSWORD',
      'WRONG_PAY_PASSWORD',
      'PAY_PASSWORD_LOCKED',
      'WRONG_SMS_CODE',
      'PHONE_TAKEN',
      'REQUEST_OPEN',
      'INVALID_INPUT',
    ],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /user/withdrawPhoneRequest': endpoint({
    summary: 'Withdraw the own open phone change request',
    access: 'login',
    input: empty,
    output: none,
    refusals: ['NOT_FOUND'],
  }),
} as const
