import { z } from 'zod'
import { CLAIM_OUTCOMES, type ClaimOutcome, FILED_STAGE_NAMES, type FiledStage } from '@/lib/shared/trade/claims'
import { afterSaleFile, afterSaleFilter, afterSaleRow, stageTotal } from '../entities/after-sale'
import { codeBy, dateTime, paged, required, yuan } from '../fields'
import { endpoint } from '../kit'

const stages = Object.keys(FILED_STAGE_NAMES) as [FiledStage, ...FiledStage[]]
const outcomes = Object.keys(CLAIM_OUTCOMES) as [ClaimOutcome, ...ClaimOutcome[]]

const fundFilter = z.object({
  by: z.enum(['game', 'cover', 'seller']).prefault('game'),
  month: z
    .string('月份格式错误')
    .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, '月份格式错误')
    .optional()
    .describe('YYYY-MM, Beijing; absent: all'),
})

/** Filed claims in the console, including closed ones: the platform sees all sites, a distributor its own. */
export const consoleClaimContract = {
  'GET /console/claims': endpoint({
    summary: 'List claims by filters, newest first, with totals per stage',
    access: 'staff:orders.read',
    input: afterSaleFilter.extend({
      stage: z.enum(stages).optional(),
      outcome: z.enum(outcomes).optional(),
    }),
    output: paged(afterSaleRow).extend({ stages: z.array(stageTotal) }),
    refusals: [],
  }),
  'GET /console/claim': endpoint({
    summary: 'Get a claim with its timeline, decisions and who bears which part',
    access: 'staff:orders.read',
    input: z.object({ claimSn: codeBy(/^LP\d{18}$/, '理赔号错误') }),
    output: afterSaleFile.extend({
      coverName: z.string(),
      price: yuan.describe('what the buyer paid for the goods'),
      topUp: yuan.describe('stated'),
      handler: z.string().describe('of staff; empty: nobody'),
      debt: yuan.nullable().describe('what the seller still owes'),
      paidTime: dateTime.nullable(),
    }),
    refusals: ['NOT_FOUND'],
  }),
  'GET /console/coverFund': endpoint({
    summary: 'Get what covers brought and paid, by game, tier or seller, and what open claims may still cost',
    access: 'staff:ledger.read',
    input: fundFilter,
    output: z.object({
      balance: yuan.describe('of the fund now'),
      flows: z
        .object({
          premium: yuan.describe('paid in for covers'),
          paid: yuan.describe('for claims'),
          recovered: yuan.describe('from held money, deposits, balances, debts and shares'),
          guardian: yuan.describe('refunded to guardians for orders that were over'),
          other: yuan,
          total: yuan.describe("change of the fund's balance: what came in less what went out"),
        })
        .describe("the fund's own entries of the period, in the ledger"),
      list: z.array(
        z.object({
          key: z.string(),
          name: z.string(),
          premium: yuan.describe('paid in'),
          paid: yuan,
          recovered: yuan.describe('of it, from held money, deposits, balances and debts'),
          loss: yuan.describe('paid less recovered'),
          ratio: z.number().nullable().describe('loss in basis points of what was paid in; null: nothing was'),
          open: z.number().int().describe('claims, whenever filed'),
          exposure: yuan.describe('that they may cost at most'),
        }),
      ),
    }),
    refusals: [],
  }),
  'POST /console/exportCoverFund': endpoint({
    summary: 'Export the same rows as CSV',
    access: 'staff:ledger.read',
    input: fundFilter.extend({ reason: required(200, '请填写导出理由') }),
    output: z.object({ csv: z.string(), rows: z.number().int(), more: z.boolean().describe('there were more: never') }),
    refusals: ['NOT_FOUND'],
    limit: { points: 20, seconds: 3600 },
  }),
} as const
