import { z } from 'zod'
import { yuan } from '../fields'

/** What the rules of a mode of trade say now; shares in basis points. */
export const tradeTerms = z.object({
  unpaidMinutes: z.number(),
  startHours: z.number(),
  holdHours: z.number(),
  feeBp: z.number().int().describe('of the price'),
  leastFee: yuan,
  cancelFeeBp: z.number().int(),
  assignMinutes: z.number(),
  mostAsked: z.number().int(),
  deliverMinutes: z.number(),
  leaveMinutes: z.number(),
  noShowBp: z.number().int(),
})
export type TradeTerms = z.output<typeof tradeTerms>
