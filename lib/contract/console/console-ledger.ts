import { z } from 'zod'
import { ledgerTransfer } from '../entities/ledger'
import { dateTime, day, empty, keyword, page, paged, pageSize, required, uint, yuan } from '../fields'
import { endpoint } from '../kit'

const accountKind = required(20, '请选择账户类型').regex(/^[a-zA-Z]+$/, '没有这种账户')

/** The ledger, for accounting staff. */
export const consoleLedgerContract = {
  'GET /console/trialBalance': endpoint({
    summary: 'Get the total of every kind of account; all together are zero',
    access: 'staff:ledger.read',
    input: empty,
    output: z.object({
      time: dateTime,
      total: yuan.describe('0.00, or the books are wrong'),
      kinds: z.array(z.object({ kind: z.string(), kindName: z.string(), accounts: z.number().int(), balance: yuan })),
    }),
    refusals: [],
  }),
  'GET /console/ledgerFaults': endpoint({
    summary: 'Check the whole ledger; an empty list means the books are correct',
    access: 'staff:ledger.read',
    input: empty,
    output: z.object({
      time: dateTime,
      list: z.array(z.object({ rule: z.string(), id: z.number().int(), amount: yuan })),
    }),
    refusals: [],
    limit: { points: 12, seconds: 3600 },
  }),
  'GET /console/ledgerAccount': endpoint({
    summary: 'Get an account with the transfers that touched it, newest first',
    access: 'staff:ledger.read',
    input: z.object({ kind: accountKind, ownerId: uint(), page, pageSize: pageSize(20) }),
    output: paged(ledgerTransfer).extend({ balance: yuan }),
    refusals: ['NOT_FOUND'],
  }),
  'GET /console/transfers': endpoint({
    summary: 'Find transfers by their exact number or business event reference',
    access: 'staff:ledger.read',
    input: z.object({ query: keyword(60).min(1, '请输入流水号或业务编号') }),
    output: z.object({ list: z.array(ledgerTransfer) }),
    refusals: [],
  }),
  'GET /console/reconciliation': endpoint({
    summary: "Compare the providers' reports with the ledger, per Beijing day and channel, with the difference",
    access: 'staff:ledger.read',
    input: z.object({ from: day.optional(), to: day.optional().describe('the day itself included; 31 days at most') }),
    output: z.object({
      list: z.array(
        z.object({
          day: z.string(),
          channel: z.string(),
          taken: yuan.describe('payments and refunds as providers told them'),
          paidOut: yuan.describe('withdrawals that arrived, less those that came back'),
          posted: yuan.describe('what the ledger has for it'),
          difference: yuan,
        }),
      ),
    }),
    refusals: [],
  }),
  'GET /console/statementDifferences': endpoint({
    summary: "List the differences between a day of the ledger and the providers' statements, number by number",
    access: 'staff:ledger.read',
    input: z.object({ day: day.optional().describe('yesterday if absent') }),
    output: z.object({
      day: z.string(),
      lines: z.number().int().describe('of the statements that day'),
      list: z.array(
        z.object({
          sn: z.string().describe('our number'),
          kind: z.enum(['missingHere', 'missingThere', 'otherAmount']),
          here: yuan.nullable().describe('in the ledger; negative: went out'),
          there: yuan.nullable().describe('in the statement'),
          time: dateTime,
        }),
      ),
    }),
    refusals: ['PAYMENT_FAILED'],
    limit: { points: 30, seconds: 60 },
  }),
} as const
