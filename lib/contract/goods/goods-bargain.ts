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
const filter = z.object({
  goodsSn: goodsSn.optional(),
  after: uint().optional().describe('in the order in which they began, the latest first: only those before this one'),
  page,
  pageSize: pageSize(10),
})

/** Bargaining; part of the goods area. */
export const goodsBargainContract = {
  'POST /goods/bargaining': endpoint({
    summary: 'Offer a lower price: at least half of it, three times per item; valid for 24 hours',
    access: 'verified',
    original: true,
    input: z.object({ goodsSn, price }),
    output: bargain,
    refusals: [...refusals, 'GOODS_GONE', 'OWN_GOODS', 'BARGAIN_OFF'],
    idempotent: true,
    limit: { points: 30, seconds: 600 },
  }),
  'POST /goods/buyCounterofferPriceHandle': endpoint({
    summary: "Accept, refuse or counter the other side's price, or withdraw; an accepted price is held for 15 minutes",
    access: 'login',
    original: true,
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
    summary: 'List bargains of the caller as a buyer, those to answer first, then by latest activity',
    access: 'login',
    original: true,
    input: filter,
    output: threads,
    refusals: [],
  }),
  'GET /goods/lookBargaGoodsList': endpoint({
    summary: 'List bargains of the caller as a seller, those to answer first, then by latest activity',
    access: 'login',
    original: true,
    input: filter,
    output: threads,
    refusals: [],
  }),
  'GET /goods/bargainsToAnswer': endpoint({
    summary: "Count the prices that wait for the caller's answer, as a buyer and as a seller",
    access: 'login',
    input: empty,
    output: z.object({ buyer: z.number().int(), seller: z.number().int() }),
    refusals: [],
  }),
  'GET /goods/bargainTerms': endpoint({
    summary: 'Get the terms for automatic answers to offers for an own item',
    access: 'login',
    input: z.object({ goodsSn }),
    output: terms,
    refusals: ['NOT_FOUND'],
  }),
  'POST /goods/bargainTerms': endpoint({
    summary: 'Set whether an own item is open to bargaining, and which offers are refused or accepted automatically',
    access: 'login',
    input: z.object({ goodsSn, bargain: flag, floor: price.optional(), accept: price.optional() }),
    output: terms,
    refusals: ['NOT_FOUND', 'INVALID_INPUT'],
  }),
} as const
