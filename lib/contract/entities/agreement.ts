import { z } from 'zod'
import { AGREEMENT_STATES } from '@/lib/shared/trade/agreements'
import { dateTime, yuan } from '../fields'

/** The transfer agreement of an order without its contents. */
export const agreement = z.object({
  agreementSn: z.string(),
  orderSn: z.string(),
  title: z.string().describe('of the item'),
  hash: z.string().describe('SHA-256 of the full text, hex; what is signed'),
  state: z.enum(AGREEMENT_STATES),
  stateName: z.string(),
  createTime: dateTime,
  endTime: dateTime.nullable().describe('when it was signed by both, or ended'),
  signatures: z
    .array(z.object({ party: z.enum(['buyer', 'seller']), signTime: dateTime, byFace: z.boolean() }))
    .describe('in the order in which they were made'),
})
export type Agreement = z.output<typeof agreement>

const clause = z.object({ name: z.string(), text: z.string() })

/** A transfer agreement signed by both parties, as a decision about their order cites it. */
export const citedAgreement = z.object({
  agreementSn: z.string(),
  orderSn: z.string(),
  version: z.number().int().describe('of the legal document'),
  hash: z.string().describe('SHA-256 of the full text, hex'),
  signTime: dateTime.describe('when both had signed'),
  clauses: z.array(clause).describe('that a decision may cite'),
  takingBack: clause
    .extend({ compensation: yuan.nullable().describe('agreed; null: the clause states none') })
    .nullable()
    .describe('the clause about an account that its seller takes back; null: the text has none'),
})
export type CitedAgreement = z.output<typeof citedAgreement>
