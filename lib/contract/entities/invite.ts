import { z } from 'zod'
import { PROFIT_STATES } from '@/lib/shared/money/invites'
import { dateTime, yuan } from '../fields'

export const inviteCode = z.object({
  inviteCode: z.string(),
  inviteUrl: z.string().describe('registration on this host, with the code'),
  qrImage: z.string().describe('the link as the address of a picture'),
  percent: z.number().describe("of what the platform's fee leaves after the coupon"),
  days: z.number().int().describe('from the registration on'),
  isVerified: z.boolean().describe('without it nothing is paid'),
  invited: z.number().int(),
  verified: z.number().int().describe('of them with a real name'),
  orders: z.number().int().describe('orders that were paid for'),
  paid: yuan,
  pending: yuan,
})
export type InviteCode = z.infer<typeof inviteCode>

export const inviteProfitRow = z.object({
  id: z.number().int(),
  nickName: z.string().describe('masked'),
  deal: z.string().describe('game and kind of the order'),
  state: z.enum(PROFIT_STATES),
  stateName: z.string(),
  why: z.string().describe('of a void one'),
  base: yuan.describe('what it is a share of'),
  profit: yuan,
  createTime: dateTime,
  settleTime: dateTime.nullable(),
})
export type InviteProfitRow = z.infer<typeof inviteProfitRow>

export const inviteeRow = z.object({
  nickName: z.string().describe('masked'),
  isVerified: z.boolean(),
  createTime: z.string().describe('YYYY-MM-DD'),
  until: z.string().describe('YYYY-MM-DD: orders paid by then bring profit'),
  isOver: z.boolean(),
  orders: z.number().int(),
  paid: yuan,
})
export type InviteeRow = z.infer<typeof inviteeRow>
