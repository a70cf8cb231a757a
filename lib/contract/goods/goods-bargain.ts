import { z } from 'zod'
import { bargain } from '../entities/bargain'
import { empty, flag, goodsSn, page, paged, pageSize, price, uint } from '../fields'
import { endpoint } from '../kit'

const refusals = ['NOT_FOUND', 'BARGAIN_STATE', 'INVALID_INPUT', 'TOO_MANY', 'UNPAID_LIMIT', 'GOODS_RESERVED'] as const
const terms = z.object({
  bargain: z.boolean(),
  floor: z.string().describe("lower offers are refused at once; '' none"),
  accept: z.string().describe("offers of this much are accepted at once; '' none"),
})
const threads = paged(bargain).extend({ open: z.number().int().describe('threads that wait for the caller') })
const asked = z.object({ goodsSn: goodsSn.optional(), page, pageSize: pageSize(10) })

/** Bargaining; part of the goods area. */
export const goodsBargainContract = {
  'POST /goods/bargaining': endpoint({
    summary: 'Offer a lower price: half of it at least, three times an item; it stands for 24 hours',
    access: 'verified',
    input: z.object({ goodsSn, price }),
    output: bargain,
    refusals: [...refusals, 'GOODS_GONE', 'OWN_GOODS', 'BARGAIN_OFF'],
    idempotent: true,
    limit: { points: 30, seconds: 600 },
  }),
  'POST /goods/buyCounterofferPriceHandle': endpoint({
    summary:
      "Either side: accept, refuse or counter the other's price, or withdraw; what is accepted is kept for 15 minutes",
    access: 'login',
    input: z.object({
      bargainId: uint(),
      handle: z.enum(['accept', 'refuse', 'counter', 'withdraw']),
      price: price.optional().describe('of a counter-offer'),
    }),
    output: bargain,
    refusals: [...refusals, 'FORBIDDEN'],
    idempotent: true,
    limit: { points: 60, seconds: 600 },
  }),
  'GET /goods/bargainingList': endpoint({
    summary: 'Bargains of the caller as a buyer, the last moved first',
    access: 'login',
    input: asked,
    output: threads,
    refusals: [],
  }),
  'GET /goods/lookBargaGoodsList': endpoint({
    summary: 'Bargains of the caller as a seller, the last moved first',
    access: 'login',
    input: asked,
    output: threads,
    refusals: [],
  }),
  'GET /goods/bargainsToAnswer': endpoint({
    summary: 'How many prices of others wait for the caller, as a buyer and as a seller',
    access: 'login',
    added: true,
    input: empty,
    output: z.object({ buyer: z.number().int(), seller: z.number().int() }),
    refusals: [],
  }),
  'GET /goods/bargainTerms': endpoint({
    summary: 'How offers for an own item are answered by themselves',
    access: 'login',
    added: true,
    input: z.object({ goodsSn }),
    output: terms,
    refusals: ['NOT_FOUND'],
  }),
  'POST /goods/bargainTerms': endpoint({
    summary: 'Whether an own item may be bargained for, and which offers are refused or accepted at once',
    access: 'login',
    added: true,
    input: z.object({ goodsSn, bargain: flag, floor: price.optional(), accept: price.optional() }),
    output: terms,
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
} as const
