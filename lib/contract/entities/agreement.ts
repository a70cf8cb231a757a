import { z } from 'zod'
import { AGREEMENT_STATES } from '@/lib/shared/trade/agreements'
import { dateTime } from '../fields'

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
