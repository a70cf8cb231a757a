import { z } from 'zod'
import {
  DISPUTE_ACTIONS,
  DISPUTE_KINDS,
  DISPUTE_STAGES,
  DISPUTE_WANT_KEYS,
  type DisputeKind,
} from '@/lib/shared/trade/disputes'
import { TURN_TONES } from '@/lib/shared/trade/order-forms'
import { dateTime, userIdNumber, yuan } from '../fields'
import { citedAgreement } from './agreement'
import { orderFace } from './order'

const KINDS = Object.keys(DISPUTE_KINDS) as [DisputeKind, ...DisputeKind[]]
const side = z.enum(['buyer', 'seller'])
/** Who gets how much. */
const split = z.object({
  refund: yuan.nullable().describe('null: all that was paid'),
  seller: yuan.describe('of the goods to the seller, the fee not yet taken off'),
  net: yuan
    .nullable()
    .describe('what arrives at the seller; null: for the buyer and staff, or the order ended otherwise'),
})

/** A dispute as shown to one of its parties; the seller does not see the total the buyer paid. */
export const disputeRow = z.object({
  disputeSn: z.string(),
  orderSn: z.string(),
  title: z.string().describe('of what is traded'),
  by: side.describe('who opened it'),
  viewer: side,
  kind: z.enum(KINDS),
  kindName: z.string(),
  want: z.enum(DISPUTE_WANT_KEYS),
  wantName: z.string(),
  wanted: yuan.nullable().describe('of a part: back to the buyer'),
  stage: z.enum(DISPUTE_STAGES),
  turn: z.object({ tone: z.enum(TURN_TONES), title: z.string(), text: z.string() }),
  clock: z
    .object({
      label: z.string(),
      outcome: z.string(),
      dueTime: dateTime,
      dueIn: z.number().int().describe('seconds left; below zero for staff who are late'),
      span: z.number().int().describe('seconds in all'),
    })
    .nullable(),
  createTime: dateTime,
  closeTime: dateTime.nullable(),
})
export type DisputeRow = z.output<typeof disputeRow>
/** A dispute in the caller's own list. */
export const ownDispute = disputeRow.extend({ item: orderFace })

export const disputeDetail = disputeRow.extend({
  agreement: citedAgreement.nullable().describe('which both parties signed; null: none'),
  statement: z.string(),
  answer: z.string(),
  answerTime: dateTime.nullable(),
  proposals: z.array(
    split.extend({
      proposalId: z.number().int(),
      by: side,
      note: z.string(),
      createTime: dateTime,
    }),
  ),
  offerId: z.number().int().nullable().describe('the proposal that the reader may accept'),
  rulings: z.array(
    split.extend({
      round: z.number().int(),
      facts: z.string(),
      rule: z.string(),
      by: z.string().describe('who ruled'),
      createTime: dateTime,
    }),
  ),
  appeal: z.object({ by: side, note: z.string(), createTime: dateTime }).nullable(),
  handler: z
    .object({ userId: userIdNumber, name: z.string(), note: z.string() })
    .nullable()
    .describe('the member of customer service whose case it is'),
  ended: split.nullable().describe('how it was settled; null: not over, or the order goes on'),
  rules: z
    .array(z.object({ name: z.string(), text: z.string() }))
    .describe('clauses that such a ruling typically cites'),
  alike: z
    .object({ count: z.number().int(), part: z.number().int(), median: yuan.nullable() })
    .nullable()
    .describe('rulings of half a year on disputes like it; null: too few to say'),
  acts: z.array(z.enum(DISPUTE_ACTIONS)).describe('what the reader may do now'),
  steps: z.array(z.object({ title: z.string(), text: z.string(), time: dateTime })),
})
export type DisputeDetail = z.output<typeof disputeDetail>

/** The amounts that the reader may request. */
export const disputeBounds = z.object({
  total: yuan.nullable().describe('what the buyer paid; not told to the seller'),
  most: yuan.describe('of a part; 0.00: only all or nothing'),
  goods: yuan.describe('the price of the goods before a refund'),
  discount: yuan.describe('by a coupon'),
  fee: yuan.nullable().describe('of the order; null: for others than the seller'),
  hours: z.number().describe('which the other side has to answer; only duty hours count'),
  duty: z.string().describe('these hours, as text'),
})
export type DisputeBounds = z.output<typeof disputeBounds>
