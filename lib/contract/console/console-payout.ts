import { z } from 'zod'
import { DESK_STATES, deskWithdrawal } from '../entities/payout'
import { flag, keyword, none, page, paged, pageSize, required, text, userId, yuan } from '../fields'
import { endpoint } from '../kit'

const withdrawalSn = z.string().regex(/^W\w{20,40}$/, '提现单号错误')

/** Withdrawals, for staff. */
export const consolePayoutContract = {
  'GET /console/withdrawals': endpoint({
    summary: 'List withdrawals of all sites: those in progress first, oldest first; ended ones newest first',
    access: 'staff:withdrawals.review',
    input: z.object({
      state: z.enum([...DESK_STATES, 'all']).prefault('review'),
      query: keyword(40).optional().describe('complete number, or member by id, complete mobile or part of the name'),
      userId: userId.optional(),
      withdrawalSn: withdrawalSn.optional().describe('this one, whatever its state'),
      page,
      pageSize: pageSize(20),
    }),
    output: paged(deskWithdrawal).extend({ sum: yuan.describe('of all amounts, on all pages') }),
    refusals: [],
  }),
  'POST /console/retryWithdrawal': endpoint({
    summary: 'Query the provider about a sent withdrawal now',
    access: 'staff:withdrawals.review',
    input: z.object({ withdrawalSn, reason: required(200, '请填写原因') }),
    output: none,
    refusals: ['NOT_FOUND', 'WITHDRAWAL_STATE'],
  }),
  'POST /console/reviewWithdrawal': endpoint({
    summary: 'Approve a large withdrawal, which requires two staff members, or refuse it',
    access: 'staff:withdrawals.review',
    input: z.object({ withdrawalSn, agrees: flag, reason: text(100).prefault('').describe('of a refusal') }),
    output: z.object({ needsSecond: z.boolean() }),
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'WITHDRAWAL_STATE', 'FOUR_EYES', 'INVALID_INPUT'],
    idempotent: true,
    movesMoney: true,
  }),
} as const
