import { z } from 'zod'
import { dateTime, userIdNumber, yuan } from '../fields'
import { orderRow } from './order'

const tone = z.enum(['act', 'wait', 'good', 'muted'])
const range = z.object({ low: yuan, high: yuan })

const request = z.object({
  requestId: z.number().int(),
  gameId: z.number().int(),
  gameName: z.string(),
  areaName: z.string(),
  count: z.number().int().describe('accounts; more than one is a batch'),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  note: z.string(),
  pictures: z.array(z.string()).describe('addresses that open for ten minutes'),
  contact: z.string().describe('masked'),
  estimate: range.nullable().describe('what recycling paid for the like when it was asked'),
  createTime: dateTime,
})

/** A binding price quoted by staff. */
const quote = z.object({
  quoteId: z.number().int(),
  price: yuan,
  first: yuan.describe('paid when the account is re-bound'),
  rest: yuan.describe('paid after the hold'),
  note: z.string(),
  createTime: dateTime,
  secondsLeft: z.number().int().describe('0: it is over'),
})

/** A member's recycling request and its outcome. */
export const ownRecycling = request.extend({
  state: z.enum(['asked', 'quoted', 'lapsed', 'ordered', 'closed']),
  stateName: z.string(),
  says: z.string(),
  tone,
  canWithdraw: z.boolean(),
  quote: quote.nullable().describe('stands now, or was the last'),
  order: orderRow.nullable().describe('as its seller sees it'),
  redemption: z
    .object({
      price: yuan,
      secondsLeft: z.number().int().describe('0: it may not be bought back any more'),
      order: orderRow.nullable().describe('with which it is bought back'),
    })
    .nullable()
    .describe('since the account is the platform’s'),
})
export type OwnRecycling = z.infer<typeof ownRecycling>

/** The same for customer service. */
export const deskRecycling = request.extend({
  userId: userIdNumber,
  name: z.string(),
  status: z.enum(['open', 'ordered', 'closed']),
  base: yuan.nullable().describe('30-day median that the last quote was measured by'),
  range: z
    .object({ low: yuan, high: yuan, most: yuan })
    .nullable()
    .describe('of a quote by that median, else by the estimate; above high a second member approves; null: none'),
  orderSn: z.string(),
  quotes: z.array(
    z.object({
      quoteId: z.number().int(),
      price: yuan,
      first: yuan.describe('paid when the account is re-bound'),
      rest: yuan.describe('paid after the hold'),
      note: z.string(),
      byId: userIdNumber,
      byName: z.string(),
      isOwn: z.boolean().describe('of the caller, who does not approve it'),
      secondId: userIdNumber.nullable(),
      needsSecond: z.boolean(),
      status: z.enum(['open', 'accepted', 'declined', 'void']),
      rejection: z
        .object({ byId: userIdNumber, byName: z.string(), reason: z.string() })
        .nullable()
        .describe('by a second member, or by its author, who withdrew it'),
      firmTime: dateTime.nullable(),
      endTime: dateTime.nullable(),
    }),
  ),
})
