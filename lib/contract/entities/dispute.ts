import { z } from 'zod'
import { DISPUTE_ACTIONS, DISPUTE_STAGES } from '@/lib/shared/disputes'
import { TURN_TONES } from '@/lib/shared/order-forms'
import { dateTime, yuan } from '../fields'

const side = z.enum(['buyer', 'seller'])

/** A dispute as one of its parties sees it; the seller is not told what the buyer paid in all. */
export const disputeRow = z.object({
  disputeSn: z.string(),
  orderSn: z.string(),
  title: z.string().describe('of what is traded'),
  by: side.describe('who opened it'),
  viewer: side,
  kindName: z.string(),
  want: z.enum(['full', 'part', 'redo']),
  wantName: z.string(),
  wanted: yuan.nullable().describe('of a part: back to the buyer'),
  stage: z.enum(DISPUTE_STAGES),
  turn: z.object({ tone: z.enum(TURN_TONES), title: z.string(), text: z.string() }),
  clock: z
    .object({
      label: z.string(),
      outcome: z.string(),
      dueTime: dateTime,
      dueIn: z.number().int().describe('seconds left'),
      span: z.number().int().describe('seconds in all'),
    })
    .nullable(),
  createTime: dateTime,
  closeTime: dateTime.nullable(),
})
export type DisputeRow = z.output<typeof disputeRow>

export const disputeDetail = disputeRow.extend({
  statement: z.string(),
  answer: z.string(),
  answerTime: dateTime.nullable(),
  proposals: z.array(
    z.object({
      proposalId: z.number().int(),
      by: side,
      refund: yuan.nullable().describe('null: all that was paid'),
      note: z.string(),
      createTime: dateTime,
    }),
  ),
  offerId: z.number().int().nullable().describe('the proposal that the reader may accept'),
  rulings: z.array(
    z.object({
      round: z.number().int(),
      facts: z.string(),
      rule: z.string(),
      refund: yuan.nullable().describe('null: all that was paid'),
      seller: yuan.nullable().describe('the fee not yet taken off; null where all goes back'),
      createTime: dateTime,
    }),
  ),
  appeal: z.object({ by: side, note: z.string(), createTime: dateTime }).nullable(),
  acts: z.array(z.enum(DISPUTE_ACTIONS)).describe('what the reader may do now'),
  steps: z.array(z.object({ title: z.string(), text: z.string(), time: dateTime })),
})
export type DisputeDetail = z.output<typeof disputeDetail>

/** What a reader may ask for. */
export const disputeBounds = z.object({
  total: yuan.nullable().describe('what the buyer paid; not told to the seller'),
  most: yuan.describe('of a part; 0.00: only all or nothing'),
  hours: z.number().describe('which the other side has to answer'),
})
export type DisputeBounds = z.output<typeof disputeBounds>
