import { z } from 'zod'
import { goodsRow } from '../entities/goods'
import { deskRecycling } from '../entities/recycling'
import { goodsSn, none, page, paged, pageSize, price, required, secret, text, uint } from '../fields'
import { endpoint } from '../kit'

const requestId = uint()
const quoteId = uint()

/** Accounts that members offer to the platform, and those the platform lists for sale. */
export const deskRecyclingContract = {
  'GET /desk/recycling': endpoint({
    summary:
      'List recycling requests: open ones, or those whose quote waits for a second approval; a single one includes its contact',
    access: 'staff:recycling.quote',
    input: z.object({
      kind: z.enum(['all', 'second']).prefault('all'),
      requestId: requestId.optional(),
      page,
      pageSize: pageSize(20),
    }),
    output: paged(deskRecycling),
    refusals: ['FORBIDDEN'],
  }),
  'POST /desk/quoteRecycling': endpoint({
    summary: 'Quote 65-75 % of the 30-day median, binding for 24 h; up to a tenth above with a second approval',
    access: 'staff:recycling.quote',
    input: z.object({ requestId, price, note: secret(text(200).prefault('')) }),
    output: z.object({ quoteId: z.number().int(), needsSecond: z.boolean() }),
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'RECYCLE_STATE', 'INVALID_INPUT'],
    idempotent: true,
  }),
  'POST /desk/approveQuote': endpoint({
    summary: 'Approve a high quote as a second staff member',
    access: 'staff:recycling.quote',
    input: z.object({ quoteId }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'RECYCLE_STATE', 'FOUR_EYES'],
    idempotent: true,
  }),
  'POST /desk/rejectQuote': endpoint({
    summary: 'Decline a quote that waits for a second staff member; its author withdraws it',
    access: 'staff:recycling.quote',
    input: z.object({ quoteId, reason: required(200, '请填写原因') }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'RECYCLE_STATE'],
    idempotent: true,
  }),
  'POST /desk/declineRecycling': endpoint({
    summary: 'Decline a recycling request',
    access: 'staff:recycling.quote',
    input: z.object({ requestId, reason: required(200, '请填写理由') }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'RECYCLE_STATE'],
    idempotent: true,
  }),
  'GET /desk/officialGoods': endpoint({
    summary: 'List accounts that the platform bought on this host and has not put on the shelf yet',
    access: 'staff:recycling.quote',
    input: z.object({ page, pageSize: pageSize(20) }),
    output: paged(goodsRow),
    refusals: ['FORBIDDEN'],
  }),
  'POST /desk/listOfficialGoods': endpoint({
    summary:
      'Put an item that the platform bought on the shelf at a price; below what was paid, or from a limit on, with a second approval',
    access: 'staff:recycling.quote',
    input: z.object({
      goodsSn,
      price,
      title: required(60, '请填写标题'),
      reason: text(200).prefault('').describe('required below what was paid'),
    }),
    output: z.object({ waits: z.boolean().describe('for a second member to agree') }),
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'GOODS_BUSY', 'INVALID_INPUT', 'APPROVAL_OPEN'],
  }),
} as const
