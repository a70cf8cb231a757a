import { z } from 'zod'
import { AGREEMENT_STATES } from '@/lib/shared/trade/agreements'
import { agreement } from '../entities/agreement'
import { keyword, orderSn, page, paged, pageSize, required } from '../fields'
import { endpoint } from '../kit'

/** Transfer agreements for staff: what is signed, and the full text for a claim or a dispute. */
export const deskAgreementContract = {
  'GET /desk/agreement': endpoint({
    summary: 'Get state, hash and signatures of the agreement of an order, without its contents',
    access: 'staff:orders.read',
    input: z.object({ orderSn }),
    output: z.object({
      agreement: agreement.nullable().describe('null: the order has none'),
      isIntact: z.boolean().describe('the stored texts match the hashes that were signed'),
      mayOpen: z.boolean().describe('the order has had a claim or a dispute'),
    }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /desk/agreementFile': endpoint({
    summary: 'Get the full text with both id numbers, for a claim or a dispute; audited with the reason',
    access: 'staff:users.reveal',
    input: z.object({ orderSn, reason: required(200, '请填写原因') }),
    output: z.object({
      name: z.string(),
      text: z.string(),
      record: z.string(),
      signature: z.string(),
      publicKey: z.string(),
    }),
    refusals: ['NOT_FOUND', 'ORDER_STATE', 'FORBIDDEN'],
  }),
  'GET /console/agreements': endpoint({
    summary: 'List transfer agreements, newest first, without their contents',
    access: 'staff:orders.read',
    input: z.object({
      state: z.enum(AGREEMENT_STATES).optional(),
      key: keyword(70).optional().describe('number of the agreement or of the order, or a hash'),
      page,
      pageSize: pageSize(20, 50),
    }),
    output: paged(agreement),
    refusals: [],
  }),
} as const
