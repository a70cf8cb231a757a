import { z } from 'zod'
import { yuan } from '../fields'

/** The current rules of a mode of trade or of the platform; shares in basis points. */
export const tradeTerms = z.object({
  isVerified: z.boolean().describe('staff verify an account and see the rebinding through'),
  unpaidMinutes: z.number(),
  startHours: z.number(),
  autoConfirmHours: z.number(),
  holdHours: z.number(),
  feeBp: z.number().int().describe('of the price'),
  leastFee: yuan,
  distShareBp: z.number().int().describe('of the fee'),
  cancelFeeBp: z.number().int(),
  assignMinutes: z.number(),
  mostAsked: z.number().int(),
  deliverMinutes: z.number(),
  leaveMinutes: z.number(),
  noShowBp: z.number().int(),
  firstShotMinutes: z.number(),
  proposalHours: z.number(),
  graceMinutes: z.number(),
  mismatchMinutes: z.number(),
  answerHours: z.number().describe('counted in duty hours only'),
  duty: z.string().describe('these hours, as text'),
  checkHours: z.number(),
})
export type TradeTerms = z.output<typeof tradeTerms>
