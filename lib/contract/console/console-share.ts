import { z } from 'zod'
import { BANKS } from '@/lib/shared/money/payout'
import { STAFF_CODE_PATTERN } from '@/lib/shared/staff/staff'
import { payee, payeeKinds, payoutRules, withdrawal } from '../entities/payout'
import { account, codeBy, day, empty, none, page, paged, pageSize, price, required, secret, uint } from '../fields'
import { endpoint } from '../kit'

const code = secret(codeBy(STAFF_CODE_PATTERN, '请输入 6 位验证码或恢复码'))
const withdrawalSn = z.string().regex(/^W\w{20,40}$/, '提现单号错误')
const CODE = ['WRONG_STAFF_CODE', 'STAFF_PAUSED'] as const

/** Payouts of a distributor's share of fees, by the rules of withdrawals; the platform's finance approves each. */
export const consoleShareContract = {
  'GET /console/margin': endpoint({
    summary: 'Get what the own site charges sellers on top of the fee, its limit, and the fee with it per mode',
    access: 'staff:statement.read',
    input: empty,
    output: z.object({
      value: z.string().describe('per cent'),
      most: z.string().describe('per cent'),
      fees: z.array(
        z.object({ name: z.string(), fee: z.string(), total: z.string() }).describe('of a mode, in words: 6%'),
      ),
    }),
    refusals: [],
  }),
  'POST /console/changeMargin': endpoint({
    summary: 'Set what the own site charges sellers on top of the fee, for orders placed from now on',
    access: 'staff:margin.write',
    input: z.object({
      value: required(10, '请填写加价比例').describe('per cent'),
      reason: required(200, '请填写原因'),
    }),
    output: none,
    refusals: ['INVALID_INPUT'],
  }),
  'GET /console/shareTerms': endpoint({
    summary: "Get the amount that the caller's distributor can withdraw from its share, and its payees",
    access: 'staff:shares.withdraw',
    input: empty,
    output: z.object({
      balance: z.string().describe('yuan'),
      payees: z.array(payee),
      payeeKinds,
      mostPayees: z.number().int(),
      rules: payoutRules,
    }),
    refusals: [],
  }),
  'GET /console/sharePayouts': endpoint({
    summary: 'List payouts of the own share, newest first',
    access: 'staff:shares.withdraw',
    input: z.object({
      withdrawalSn: withdrawalSn.optional().describe('this one alone'),
      after: withdrawalSn.optional().describe('only those before this one'),
      from: day.optional().describe('asked for'),
      to: day.optional().describe('the day itself included'),
      page,
      pageSize: pageSize(10),
    }),
    output: paged(withdrawal.extend({ by: z.string().describe('who asked for it') })),
    refusals: [],
  }),
  'POST /console/addSharePayee': endpoint({
    summary: 'Bind a payee of the share, with a fresh authenticator code; locked for the first day',
    access: 'staff:shares.withdraw',
    input: z.object({
      kind: z
        .enum(['1', '2', '3'], '请选择收款方式')
        .transform((kind) => Number(kind) as 1 | 2 | 3)
        .describe('1 Alipay, 2 WeChat, 3 bank card'),
      account: secret(account(100, '请填写收款账号')),
      bankName: z
        .union([z.literal(''), z.enum(BANKS)], '请选择开户银行')
        .prefault('')
        .describe('of a card'),
      holder: secret(required(40, '请填写账户的户名')),
      code,
    }),
    output: z.object({ payeeId: z.number().int() }),
    refusals: ['INVALID_INPUT', 'PAYEE_STATE', ...CODE],
    idempotent: true,
    limit: { points: 20, seconds: 3600 },
  }),
  'POST /console/removeSharePayee': endpoint({
    summary: 'Remove a payee of the share without payouts in progress',
    access: 'staff:shares.withdraw',
    input: z.object({ payeeId: uint(), reason: required(200, '请填写原因') }),
    output: none,
    refusals: ['NOT_FOUND', 'PAYEE_STATE'],
  }),
  'POST /console/askSharePayout': endpoint({
    summary: 'Request a payout of the own share, with a fresh authenticator code',
    access: 'staff:shares.withdraw',
    input: z.object({ payeeId: uint(), amount: price, code }),
    output: z.object({ withdrawalSn: z.string() }),
    refusals: ['PAUSED', 'NOT_FOUND', 'INVALID_INPUT', 'PAYOUT_LOCKED', 'BALANCE_SHORT', 'TOO_MANY', ...CODE],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /console/cancelSharePayout': endpoint({
    summary: 'Cancel a payout of the own share before it is sent',
    access: 'staff:shares.withdraw',
    input: z.object({ withdrawalSn }),
    output: none,
    refusals: ['NOT_FOUND', 'WITHDRAWAL_STATE'],
    idempotent: true,
    movesMoney: true,
  }),
} as const
