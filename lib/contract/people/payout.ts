import { z } from 'zod'
import { BANKS } from '@/lib/shared/money/payout'
import { payee, payeeKinds, payoutPlan, withdrawal, withdrawalTerms, withdrawalWithEvents } from '../entities/payout'
import { account, empty, none, page, paged, pageSize, payPassword, price, ruled, secret, sum, uint } from '../fields'
import { endpoint } from '../kit'

const payeeId = uint()
const withdrawalSn = z.string().regex(/^W\w{20,40}$/, '提现单号错误')
const payeeForm = {
  kind: z
    .enum(['1', '2', '3'], '请选择收款方式')
    .transform((kind) => Number(kind) as 1 | 2 | 3)
    .describe('1 Alipay, 2 WeChat, 3 bank card'),
  account: secret(account(100, '请填写收款账号')),
  bankName: z
    .union([z.literal(''), z.enum(BANKS)], '请选择开户银行')
    .prefault('')
    .describe('of a card'),
}
const plan = z.object({ plan: payoutPlan.nullable().describe('null: never chosen, or switched off by the member') })
const PAY_PASSWORD = ['NO_PAY_PASSWORD', 'WRONG_PAY_PASSWORD', 'PAY_PASSWORD_LOCKED'] as const
const wait = z.object({ waitSeconds: z.number().int() })

/** Withdrawals and their payees; part of the areas user and pay. */
export const payoutContract = {
  'GET /user/payees': endpoint({
    summary: 'List own withdrawal payees, masked, default first',
    access: 'login',
    input: empty,
    output: z.object({ list: z.array(payee), payeeKinds, mostPayees: z.number().int(), lockHours: z.number() }),
    refusals: [],
  }),
  'POST /user/sendPayeeCode': endpoint({
    summary:
      'Send a code to the own bound phone that is valid for binding this payee only; the message names the payee',
    access: 'verified',
    input: z.object(payeeForm),
    output: wait,
    refusals: ['NOT_VERIFIED', 'INVALID_INPUT', 'TOO_MANY'],
    limit: { points: 10, seconds: 3600 },
  }),
  'POST /user/bindAccountNum': endpoint({
    summary: 'Bind a payee with the same real name, using pay password and code; locked for 24 hours',
    access: 'verified',
    original: true,
    input: z.object({
      ...payeeForm,
      realName: secret(ruled('realName')),
      payPassword,
      smsCode: secret(ruled('smsCode')),
    }),
    output: z.object({ payeeId: z.number().int() }),
    refusals: [
      'NOT_VERIFIED',
      'INVALID_INPUT',
      'REAL_NAME_WRONG',
      'PAYEE_STATE',
      'WRONG_SMS_CODE',
      'TOO_MANY',
      ...PAY_PASSWORD,
    ],
    idempotent: true,
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /user/choosePayee': endpoint({
    summary: 'Set an own payee as default',
    access: 'login',
    input: z.object({ payeeId }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'POST /user/removePayee': endpoint({
    summary: 'Remove an own payee that has no withdrawal in progress',
    access: 'login',
    input: z.object({ payeeId }),
    output: none,
    refusals: ['NOT_FOUND', 'PAYEE_STATE'],
  }),
  'GET /pay/withdrawalTerms': endpoint({
    summary: 'Get the amount that can be withdrawn now, the payees, and what is locked until when',
    access: 'login',
    input: empty,
    output: withdrawalTerms,
    refusals: [],
  }),
  'POST /pay/sendWithdrawalCode': endpoint({
    summary: 'Send a code to the own bound phone that is valid for this amount and payee only; the message states both',
    access: 'verified',
    input: z.object({ payeeId, amount: price }),
    output: wait,
    refusals: [
      'FACE_NEEDED',
      'PAUSED',
      'NOT_VERIFIED',
      'NOT_FOUND',
      'INVALID_INPUT',
      'PAYOUT_LOCKED',
      'BALANCE_SHORT',
      'TOO_MANY',
    ],
    limit: { points: 10, seconds: 3600 },
  }),
  'POST /pay/cashAdvance': endpoint({
    summary: 'Withdraw from the balance to an own payee; the fee is deducted from the amount',
    access: 'verified',
    original: true,
    input: z.object({ payeeId, amount: price, payPassword, smsCode: secret(ruled('smsCode')) }),
    output: z.object({ withdrawalSn: z.string() }),
    refusals: [
      'FACE_NEEDED',
      'PAUSED',
      'NOT_VERIFIED',
      'NOT_FOUND',
      'INVALID_INPUT',
      'PAYOUT_LOCKED',
      'BALANCE_SHORT',
      'WRONG_SMS_CODE',
      'TOO_MANY',
      ...PAY_PASSWORD,
    ],
    idempotent: true,
    movesMoney: true,
  }),
  'GET /pay/payoutPlan': endpoint({
    summary: 'Get the own weekly withdrawal',
    access: 'login',
    input: empty,
    output: plan,
    refusals: [],
  }),
  'POST /pay/savePayoutPlan': endpoint({
    summary: 'Switch the own weekly withdrawal on or change it, using the pay password',
    access: 'verified',
    input: z.object({
      payeeId,
      weekday: uint(6).describe('0: Monday'),
      minimum: price,
      keep: sum,
      payPassword,
    }),
    output: plan,
    refusals: ['NOT_VERIFIED', 'NOT_FOUND', 'INVALID_INPUT', 'PAUSED', ...PAY_PASSWORD],
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /pay/stopPayoutPlan': endpoint({
    summary: 'Switch the own weekly withdrawal off',
    access: 'login',
    input: empty,
    output: none,
    refusals: [],
  }),
  'GET /pay/withdrawals': endpoint({
    summary: 'List own withdrawals, newest first',
    access: 'login',
    input: z.object({
      view: z
        .enum(['all', 'open', 'failed'])
        .prefault('all')
        .describe('open: not settled; failed: back in the balance'),
      page,
      pageSize: pageSize(10),
    }),
    output: paged(withdrawal),
    refusals: [],
  }),
  'GET /pay/withdrawal': endpoint({
    summary: 'Get an own withdrawal with its history',
    access: 'login',
    input: z.object({ withdrawalSn }),
    output: withdrawalWithEvents,
    refusals: ['NOT_FOUND'],
  }),
  'POST /pay/cancelWithdrawal': endpoint({
    summary: 'Cancel an own withdrawal before it is sent',
    access: 'login',
    input: z.object({ withdrawalSn }),
    output: none,
    refusals: ['NOT_FOUND', 'WITHDRAWAL_STATE'],
    idempotent: true,
    movesMoney: true,
  }),
} as const
