import { z } from 'zod'
import { DISPUTE_OUTCOMES, DISPUTE_STAGES, type DisputeOutcome } from '@/lib/shared/trade/disputes'
import { afterSaleFile, afterSaleFilter, afterSaleRow, stageTotal } from '../entities/after-sale'
import { codeBy, paged, yuan } from '../fields'
import { endpoint } from '../kit'

const outcomes = Object.keys(DISPUTE_OUTCOMES) as [DisputeOutcome, ...DisputeOutcome[]]

/** Disputes in the console, including closed ones: the platform sees all sites, a distributor its own. */
export const consoleDisputeContract = {
  'GET /console/disputes': endpoint({
    summary: 'List disputes by filters, newest first, with totals per stage',
    access: 'staff:orders.read',
    input: afterSaleFilter.extend({
      stage: z.enum(DISPUTE_STAGES).optional(),
      outcome: z.enum(outcomes).optional(),
      by: z.enum(['buyer', 'seller']).optional().describe('who opened it'),
    }),
    output: paged(afterSaleRow).extend({ stages: z.array(stageTotal) }),
    refusals: [],
  }),
  'GET /console/dispute': endpoint({
    summary: 'Get a dispute with its timeline, rulings and the split',
    access: 'staff:orders.read',
    input: z.object({ disputeSn: codeBy(/^JF\d{18}$/, '售后单号错误') }),
    output: afterSaleFile.extend({
      wantName: z.string(),
      wanted: yuan.describe('back to the buyer, by what its opener wants'),
      answer: z.string().describe('of the other side; empty: none'),
    }),
    refusals: ['NOT_FOUND'],
  }),
} as const
