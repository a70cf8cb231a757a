import { z } from 'zod'

/** The history of an item on the platform. */
export const passport = z.object({
  since: z.string().describe('first listed here, by whomever, YYYY-MM-DD'),
  sold: z.number().int(),
  cancelled: z.number().int().describe('paid, and given back'),
  rented: z.number().int(),
  mismatched: z.number().int().describe('rentals given back because it was not as described'),
  verified: z.number().int().describe('checked by staff'),
  claimed: z.number().int().describe('taken back after a sale, and its buyer paid by a cover'),
  list: z
    .array(
      z.object({
        kind: z.enum(['sold', 'cancelled', 'rented', 'mismatched', 'verified', 'signed', 'listed', 'claimed']),
        text: z.string(),
        day: z.string().describe('YYYY-MM-DD'),
      }),
    )
    .describe('the last ones'),
})
export type Passport = z.output<typeof passport>
