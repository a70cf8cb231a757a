import { z } from 'zod'
import { goodsRow } from '../entities/goods'
import { deskRecycling } from '../entities/recycling'
import { goodsSn, none, page, paged, pageSize, price, required, secret, text, uint } from '../fields'
import { endpoint } from '../kit'

const requestId = uint()
const quoteId = uint()

/** What members offer to the platform, and what the platform puts on the shelf. */
export const deskRecyclingContract = {
  'GET /desk/recycling': endpoint({
    summary: 'Customer service: open requests, or those whose quote waits for a second member; one opens its contact',
    access: 'staff:recycling.quote',
    added: true,
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
    summary:
      'Customer service: a price of 65-75 % of the 30-day median, firm for 24 h; up to a tenth above with a second member',
    access: 'staff:recycling.quote',
    added: true,
    input: z.object({ requestId, price, note: secret(text(200).prefault('')) }),
    output: z.object({ quoteId: z.number().int(), needsSecond: z.boolean() }),
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'RECYCLE_STATE', 'INVALID_INPUT'],
    idempotent: true,
  }),
  'POST /desk/approveQuote': endpoint({
    summary: 'Customer service: a second member, another person, agrees to a high quote',
    access: 'staff:recycling.quote',
    added: true,
    input: z.object({ quoteId }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'RECYCLE_STATE', 'FOUR_EYES'],
    idempotent: true,
  }),
  'POST /desk/declineRecycling': endpoint({
    summary: 'Customer service does not want it',
    access: 'staff:recycling.quote',
    added: true,
    input: z.object({ requestId, reason: required(200, '请填写理由') }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'RECYCLE_STATE'],
    idempotent: true,
  }),
  'GET /desk/officialGoods': endpoint({
    summary: 'Accounts that the platform bought on this host and that are not on the shelf yet',
    access: 'staff:recycling.quote',
    added: true,
    input: z.object({ page, pageSize: pageSize(20) }),
    output: paged(goodsRow),
    refusals: ['FORBIDDEN'],
  }),
  'POST /desk/listOfficialGoods': endpoint({
    summary: 'Customer service: put an item the platform bought on the shelf at a price',
    access: 'staff:recycling.quote',
    added: true,
    input: z.object({ goodsSn, price, title: required(60, '请填写标题') }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'GOODS_BUSY', 'INVALID_INPUT'],
  }),
} as const
