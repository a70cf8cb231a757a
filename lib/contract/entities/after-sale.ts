import { z } from 'zod'
import { dateTime, day, orderSn, page, pageSize, uint, userIdNumber, yuan } from '../fields'
import { citedAgreement } from './agreement'

const side = z.enum(['buyer', 'seller'])
const person = z.object({ userId: userIdNumber, name: z.string().describe('masked') })

/** Console filters for disputes and claims. */
export const afterSaleFilter = z.object({
  orderSn: orderSn.optional(),
  gameId: uint().optional(),
  dist: uint().optional().describe('site; the platform only'),
  from: day.optional(),
  to: day.optional().describe('the day itself included'),
  page,
  pageSize: pageSize(20),
})

/** A dispute or claim as listed in the console. */
export const afterSaleRow = z.object({
  sn: z.string(),
  orderSn: z.string(),
  title: z.string().describe('of what is traded'),
  gameName: z.string(),
  distId: z.number().int(),
  buyer: person,
  seller: person,
  kindName: z.string(),
  by: side.describe('who opened it'),
  stageName: z.string(),
  outcomeName: z.string().describe('how it ended; empty: it has not'),
  amount: yuan.describe('what the buyer paid, of a dispute; what the cover pays at most, of a claim'),
  paid: yuan.nullable().describe('to the buyer; null: nothing yet, or nothing at all'),
  granted: yuan.nullable().describe('of a claim, paid or not; null: nothing, or a dispute'),
  decidedBy: z.string().describe('of staff; empty: nobody did'),
  openTime: dateTime,
  dueTime: dateTime.nullable(),
  late: z.boolean(),
  closeTime: dateTime.nullable(),
})

/** Of everything that matches the filter, regardless of stage. */
export const stageTotal = z.object({
  stage: z.string(),
  stageName: z.string(),
  count: z.number().int(),
  late: z.number().int(),
  sum: yuan.describe('what is disputed, or what claims were granted'),
})

/** With its timeline. */
export const afterSaleFile = afterSaleRow.extend({
  isHere: z.boolean().describe('of this host, whose desk works on it'),
  statement: z.string(),
  agreement: citedAgreement.nullable().describe('which both parties signed; null: none'),
  decisions: z.array(
    z.object({
      title: z.string(),
      rule: z.string(),
      facts: z.string(),
      by: z.string(),
      split: z.array(z.object({ name: z.string(), amount: yuan })).describe('the first is the sum of the others'),
      createTime: dateTime,
    }),
  ),
  appeal: z.object({ by: side, note: z.string(), createTime: dateTime }).nullable(),
  split: z
    .array(z.object({ name: z.string(), amount: yuan }))
    .describe('as it ended; the first is the sum of the others. Empty: no money moved by it'),
  steps: z
    .array(z.object({ title: z.string(), text: z.string(), time: dateTime }))
    .describe('what happened, the first first'),
})
export type AfterSaleRow = z.output<typeof afterSaleRow>
export type AfterSaleFile = z.output<typeof afterSaleFile>
export type StageTotal = z.output<typeof stageTotal>
