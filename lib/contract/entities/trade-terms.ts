import { z } from 'zod'
import { dateTime, yuan } from '../fields'

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

/** What the rules of a game say about bans of rented accounts. */
export const rentBan = z
  .object({
    renterPrice: yuan.nullable().describe('of the cover that a renter can add to an order; null: not offered'),
    ownerPrice: yuan.nullable().describe("of 30 days of the owner's cover; null: not offered"),
    coveredUntil: dateTime.nullable().describe("the end of the owner's cover; null: none now"),
    lateDays: z.number().int().describe('days after the return until which a share of the deposit is kept; 0: none'),
    keptBp: z.number().int().describe('this share'),
    claimDays: z.number().int().describe('days after the return in which the owner can claim a ban'),
    hoursADay: z.number().int(),
    mostDays: z.number().int(),
    most: yuan,
  })
  .nullable()
  .describe('what the rules of the game say about bans; null: no cover')
export type RentBanTerms = z.output<typeof rentBan>
