import { z } from 'zod'
import { dateTime, userIdNumber } from '../fields'

/** Data of the rating page. */
export const ratingConf = z.object({
  orderSn: z.string(),
  title: z.string().describe('of what was traded'),
  state: z
    .enum(['running', 'none', 'late', 'open', 'done'])
    .describe('running: the order is not over; none: nobody served it; late: too long over'),
  staff: z.object({ id: userIdNumber, name: z.string(), actor: z.string() }).nullable(),
  levels: z.array(z.object({ stars: z.number().int(), label: z.string(), tags: z.array(z.string()) })),
  noteMost: z.number().int(),
  given: z
    .object({ stars: z.number().int(), tags: z.array(z.string()), note: z.string(), createTime: dateTime })
    .nullable()
    .describe('what the caller said'),
})
export type RatingConf = z.output<typeof ratingConf>
