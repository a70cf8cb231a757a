import { z } from 'zod'
import { DISPUTE_KINDS, type DisputeKind } from '@/lib/shared/trade/disputes'
import { disputeDetail } from '../entities/dispute'
import { codeBy, keyword, page, paged, pageSize, required, sum } from '../fields'
import { endpoint } from '../kit'

const disputeSn = codeBy(/^JF\d{18}$/, '售后单号错误')

/** Disputes that wait for a ruling. */
export const deskDisputeContract = {
  'GET /desk/disputes': endpoint({
    summary: 'List disputes that wait for a ruling by customer service, most urgent first',
    access: 'staff:disputes.rule',
    input: z.object({
      keyWord: keyword()
        .optional()
        .describe("part of an order's number or title, a member's number, or a dispute's number"),
      kind: z.enum(Object.keys(DISPUTE_KINDS) as [DisputeKind, ...DisputeKind[]], '没有这个售后原因').optional(),
      page,
      pageSize: pageSize(10, 60),
    }),
    output: paged(disputeDetail),
    refusals: ['FORBIDDEN'],
  }),
  'POST /desk/ruleDispute': endpoint({
    summary: 'Rule a dispute as customer service, with reasons; on appeal a different staff member rules, finally',
    access: 'staff:disputes.rule',
    input: z.object({
      disputeSn,
      facts: required(1000, '请写明认定的事实'),
      rule: required(100, '请写明引用的规则'),
      refund: sum.describe('back to the buyer'),
      seller: sum.describe('to the seller, the fee not yet taken off; both together are what the buyer paid'),
      fault: z
        .enum(['buyer', 'seller'])
        .optional()
        .describe('at whose cost the order ends; only asked for where all goes back'),
    }),
    output: z.object({ waits: z.boolean().describe('for a second member to agree') }),
    refusals: [
      'NOT_FOUND',
      'DISPUTE_STATE',
      'FORBIDDEN',
      'INVALID_INPUT',
      'APPROVAL_OPEN',
      'REVIEW_DONE',
      'ORDER_STATE',
    ],
    idempotent: true,
    movesMoney: true,
  }),
} as const
