import { z } from 'zod'
import { deskWithdrawal } from './entities/payout'
import { flag, page, paged, pageSize, text } from './fields'
import { endpoint } from './kit'

const withdrawalSn = z.string().regex(/^W\w{20,40}$/, '提现单号错误')

/** Money out, as staff see it. */
export const consolePayoutContract = {
  'GET /console/withdrawalQueue': endpoint({
    summary: 'Large withdrawals of all sites that wait for two members, the oldest first',
    access: 'staff:withdrawals.review',
    added: true,
    input: z.object({ page, pageSize: pageSize(20) }),
    output: paged(deskWithdrawal),
    refusals: ['FORBIDDEN'],
  }),
  'POST /console/reviewWithdrawal': endpoint({
    summary: 'Let a large withdrawal go, which takes two persons, or refuse it',
    access: 'staff:withdrawals.review',
    added: true,
    input: z.object({ withdrawalSn, agrees: flag, reason: text(100).prefault('').describe('of a refusal') }),
    output: z.object({ needsSecond: z.boolean() }),
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'WITHDRAWAL_STATE', 'FOUR_EYES', 'INVALID_INPUT'],
    idempotent: true,
    movesMoney: true,
  }),
} as const
