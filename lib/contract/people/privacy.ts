import { z } from 'zod'
import { dataExport, openThing } from '../entities/privacy'
import { empty, none, payPassword, ruled, secret } from '../fields'
import { endpoint } from '../kit'

export const privacyContract = {
  'GET /user/closing': endpoint({
    summary: 'Get what prevents the caller from closing the account, and how long it can be reopened',
    access: 'login',
    input: empty,
    output: z.object({ days: z.number().int(), needsPayPassword: z.boolean(), open: z.array(openThing) }),
    refusals: [],
  }),
  'GET /user/dataExport': endpoint({
    summary: 'Get the newest export archive of own data on this host',
    access: 'login',
    input: empty,
    output: dataExport,
    refusals: [],
  }),
  'POST /user/askDataExport': endpoint({
    summary:
      'Request an export archive of own data on this host: one a day, built in the background, stored for seven days',
    access: 'login',
    input: empty,
    output: dataExport,
    refusals: ['EXPORT_ASKED'],
    limit: { points: 10, seconds: 3600 },
  }),
  'POST /user/closeAccount': endpoint({
    summary:
      'Close the own account: login is disabled, goods are taken off the shelf, data is erased after thirty days',
    access: 'login',
    input: z.object({
      payPassword: secret(payPassword.optional().describe('of an account that has one')),
      smsCode: ruled('smsCode').describe('sent to the own phone with purpose close'),
    }),
    output: none,
    refusals: ['CLOSING_OPEN', 'LAST_OWNER', 'WRONG_SMS_CODE', 'WRONG_PAY_PASSWORD', 'PAY_PASSWORD_LOCKED'],
    limit: { points: 10, seconds: 3600 },
  }),
} as const
