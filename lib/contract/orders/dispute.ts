import { z } from 'zod'
import { CASE_STATES } from '@/lib/shared/trade/case-states'
import {
  DISPUTE_ACTIONS,
  DISPUTE_KINDS,
  DISPUTE_PICTURES,
  DISPUTE_WANTS,
  DISPUTE_WORDS,
  type DisputeKind,
  type DisputeWant,
} from '@/lib/shared/trade/disputes'
import { disputeBounds, disputeDetail, ownDispute } from '../entities/dispute'
import {
  codeBy,
  flag,
  none,
  orderSn,
  page,
  paged,
  pageSize,
  pictureKeys,
  price,
  secret,
  sum,
  text,
  uint,
} from '../fields'
import { endpoint } from '../kit'
import { caseCounts } from './case-counts'

const disputeSn = codeBy(/^JF\d{18}$/, '售后单号错误')
const kinds = Object.keys(DISPUTE_KINDS) as [DisputeKind, ...DisputeKind[]]
const wants = Object.keys(DISPUTE_WANTS) as [DisputeWant, ...DisputeWant[]]
const pictures = pictureKeys(DISPUTE_PICTURES).prefault('[]').describe('JSON text: media keys of purpose evidence')
const { least, most } = DISPUTE_WORDS

/** Disputes of orders: first between the parties, then before customer service. */
export const disputeContract = {
  'POST /dispute/open': endpoint({
    summary: 'Open a dispute on an own order: the order is frozen, and the other side has hours to answer',
    access: 'login',
    input: z.object({
      orderSn,
      kind: z.enum(kinds, '请选择原因'),
      want: z.enum(wants, '请选择希望怎么解决'),
      refund: price.optional().describe('back to the buyer, where a part is wanted'),
      statement: secret(text(most).min(least, `请写得更具体，至少${least}个字`)),
      pictures,
    }),
    output: z.object({ disputeSn: z.string() }),
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'ORDER_STATE', 'ORDER_FROZEN', 'DISPUTE_OPEN', 'TOO_MANY', 'INVALID_INPUT'],
    idempotent: true,
    limit: { points: 30, seconds: 600 },
  }),
  'POST /dispute/act': endpoint({
    summary: 'Act on an own dispute: answer, offer or accept a split, escalate to staff, appeal',
    access: 'login',
    input: z.object({
      disputeSn,
      action: z.enum(DISPUTE_ACTIONS, '没有符合条件的操作'),
      note: secret(text(most).prefault('')),
      refund: sum.optional().describe('of a proposal, which an answer may contain: back to the buyer'),
      full: flag.optional().describe('of a proposal: all that was paid goes back, which the seller has no sum of'),
      proposalId: uint().optional().describe('of an acceptance: the proposal as the page showed it'),
      pictures,
    }),
    output: none,
    refusals: ['NOT_FOUND', 'DISPUTE_STATE', 'FORBIDDEN', 'APPEAL_USED', 'INVALID_INPUT'],
    idempotent: true,
    movesMoney: true,
    limit: { points: 60, seconds: 600 },
  }),
  'GET /dispute/list': endpoint({
    summary: 'List own disputes as either side, open ones first',
    access: 'login',
    input: z.object({ state: z.enum(CASE_STATES, '没有符合条件的售后').optional(), page, pageSize: pageSize(10, 20) }),
    output: paged(ownDispute).extend({ counts: caseCounts }),
    refusals: [],
  }),
  'GET /dispute/ofOrder': endpoint({
    summary: 'Get the latest dispute of an own order, and whether one can be opened',
    access: 'login',
    input: z.object({ orderSn }),
    output: z.object({
      dispute: disputeDetail.nullable(),
      bounds: disputeBounds,
      mayOpen: z.boolean(),
    }),
    refusals: ['NOT_FOUND', 'ELSEWHERE'],
  }),
} as const
