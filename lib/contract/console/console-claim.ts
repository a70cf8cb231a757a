import { z } from 'zod'
import { CLAIM_OUTCOMES, type ClaimOutcome, FILED_STAGE_NAMES, type FiledStage } from '@/lib/shared/trade/claims'
import { afterSaleFile, afterSaleFilter, afterSaleRow, stageTotal } from '../entities/after-sale'
import { codeBy, dateTime, paged, yuan } from '../fields'
import { endpoint } from '../kit'

const stages = Object.keys(FILED_STAGE_NAMES) as [FiledStage, ...FiledStage[]]
const outcomes = Object.keys(CLAIM_OUTCOMES) as [ClaimOutcome, ...ClaimOutcome[]]

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
} as const
