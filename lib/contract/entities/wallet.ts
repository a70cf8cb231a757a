import { z } from 'zod'
import { dateTime, yuan } from '../fields'

/** One movement of an account. */
export const balanceRecord = z.object({
  id: z.number().int(),
  kind: z.string(),
  kindName: z.string(),
  memo: z.string().describe('what it was for, in words'),
  orderSn: z.string().nullable().describe('the order it was for'),
  amount: yuan,
  state: z.string().describe('of a refund that goes to its source: where it stands'),
  balance: yuan.describe('after it'),
  createTime: dateTime,
})

/** All money of a member, by location. */
export const assets = z.object({
  total: yuan,
  available: yuan,
  escrow: yuan.describe('paid for orders that still run'),
  pendingIncome: yuan.describe('sold, not paid out yet'),
  frozen: z.array(z.object({ name: z.string(), amount: yuan, href: z.string() })).describe('set aside by the member'),
  deposits: z.array(z.object({ name: z.string(), amount: yuan })),
  months: z
    .array(
      z.object({
        month: z.string().describe('YYYY-MM'),
        total: yuan,
        modes: z.array(z.object({ mode: z.string(), name: z.string(), amount: yuan })),
      }),
    )
    .describe('what own sales brought, after the fee: twelve months, the oldest first'),
})
export type Assets = z.output<typeof assets>
