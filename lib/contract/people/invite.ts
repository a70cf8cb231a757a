import { z } from 'zod'
import { PROFIT_STATES } from '@/lib/shared/money/invites'
import { inviteCode, inviteeRow, inviteProfitRow } from '../entities/invite'
import { empty, page, paged, pageSize } from '../fields'
import { endpoint } from '../kit'

export const inviteContract = {
  'GET /user/getUserInviteCode': endpoint({
    summary: 'Get own invite code, its link and QR code, current rules and earnings',
    access: 'login',
    original: true,
    input: empty,
    output: inviteCode,
    refusals: [],
  }),
  'GET /user/findInviteProfit': endpoint({
    summary: 'List earnings from orders of invited users, with the reason where there are none, newest first',
    access: 'login',
    original: true,
    input: z.object({ state: z.enum(PROFIT_STATES).optional(), page, pageSize: pageSize(20) }),
    output: paged(inviteProfitRow),
    refusals: [],
  }),
  'GET /user/findInvitees': endpoint({
    summary: 'List users who registered with the own code, masked, newest first',
    access: 'login',
    input: z.object({ page, pageSize: pageSize(20) }),
    output: paged(inviteeRow),
    refusals: [],
  }),
} as const
