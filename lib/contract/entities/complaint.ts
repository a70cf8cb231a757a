import { z } from 'zod'
import { COMPLAINT_STAGES, COMPLAINT_VOICES } from '@/lib/shared/trade/complaints'
import { dateTime, userIdNumber, yuan } from '../fields'

const person = z.object({ id: userIdNumber, name: z.string() })

/** A complaint that a payer filed with a payment provider, as shown to staff. */
export const deskComplaint = z.object({
  complaintId: z.number().int(),
  provider: z.string(),
  providerName: z.string(),
  complaintSn: z.string().describe("the provider's number"),
  orderSn: z.string().describe("'': the payment was a recharge"),
  payInterSn: z.string().describe('our number of the payment'),
  payer: person,
  paid: yuan,
  wanted: yuan.nullable().describe('refund that the payer asks for; null: none stated'),
  detail: z.string(),
  times: z.number().int().describe('how often this payer complained about it'),
  stage: z.enum(COMPLAINT_STAGES),
  stageName: z.string(),
  outcomeName: z.string().describe("how staff settled it; '': not yet"),
  refund: z.enum(['none', 'pending', 'done', 'returned']).describe('refunds of this payment to its source'),
  seller: z
    .object({ complaints: z.number().int(), paid: z.number().int().describe('orders') })
    .nullable()
    .describe('last 30 days of the seller of the order on this host; null: no order'),
  handler: person.nullable(),
  fileTime: dateTime,
  dueTime: dateTime.describe('until when a reply is due'),
  dueIn: z.number().int().describe('seconds left; below zero: late'),
  doneTime: dateTime.nullable(),
  messages: z.array(
    z.object({
      by: z.enum(COMPLAINT_VOICES),
      text: z.string(),
      createTime: dateTime,
      sent: z.boolean().describe('the provider has it'),
    }),
  ),
})
export type DeskComplaint = z.output<typeof deskComplaint>

export const complaintFigures = z.object({
  total: z.number().int().describe('filed in the last 30 days'),
  repeated: z.number().int().describe('of them filed again by the same payer'),
  payments: z.number().int().describe('taken through providers in that time'),
  perThousand: z.number().nullable().describe('complaints per thousand payments'),
})
