import { z } from 'zod'
import { RECYCLING } from '@/lib/shared/trade/recycling'
import { ownRecycling } from '../entities/recycling'
import {
  count,
  json,
  none,
  page,
  paged,
  pageSize,
  pictureKeys,
  price,
  ruled,
  secret,
  text,
  uint,
  yuan,
} from '../fields'
import { endpoint } from '../kit'

const requestId = uint()
const quoteId = uint()
const placed = z.object({ orderSn: z.string(), totalPrice: yuan, expiresIn: z.number().int().describe('seconds') })

/** Selling accounts to the platform, and buying them back. */
export const recyclingContract = {
  'POST /recycling/ask': endpoint({
    summary: 'Offer an account, or a batch of one game, to the platform; the current recycling price is stored with it',
    access: 'verified',
    input: z.object({
      gid: uint().describe('game'),
      areaId: uint().optional(),
      count: count.prefault('1').describe('1, or a batch of 10 to 30'),
      facts: json(z.record(text(60), text(40)), '请填写账号资料', 4000)
        .prefault('{}')
        .describe('JSON text: field key -> value'),
      note: secret(text(RECYCLING.note).prefault('')),
      pictures: pictureKeys(RECYCLING.pictures).prefault('[]').describe('JSON text: media keys of purpose evidence'),
      contact: secret(ruled('contact')),
      agree: z.literal('1', '请先阅读并同意回收规则'),
    }),
    output: z.object({ requestId: z.number().int() }),
    refusals: ['NOT_FOUND', 'MODE_OFF', 'INVALID_INPUT', 'TOO_MANY', 'NOT_VERIFIED'],
    idempotent: true,
    limit: { points: 30, seconds: 600 },
  }),
  'GET /recycling/own': endpoint({
    summary: 'List own requests with quotes, orders and redemptions, newest first',
    access: 'login',
    input: z.object({ page, pageSize: pageSize(10, 20) }),
    output: paged(ownRecycling),
    refusals: [],
  }),
  'POST /recycling/withdraw': endpoint({
    summary: 'Withdraw an own request; a binding quote is declined with it',
    access: 'login',
    input: z.object({ requestId }),
    output: none,
    refusals: ['NOT_FOUND', 'RECYCLE_STATE'],
    idempotent: true,
  }),
  'POST /recycling/accept': endpoint({
    summary: 'Accept a binding quote: creates an order with the platform as buyer and its price in escrow',
    access: 'verified',
    input: z.object({ quoteId, price: price.describe('as the page showed it') }),
    output: z.object({ orderSn: z.string() }),
    refusals: ['NOT_FOUND', 'RECYCLE_STATE', 'PRICE_CHANGED', 'MODE_OFF', 'NOT_VERIFIED'],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /recycling/redeem': endpoint({
    summary:
      'Buy an account back: creates an unpaid order at the price paid plus 5 %; within 72 hours, unless it was resold',
    access: 'verified',
    input: z.object({ requestId, price: price.describe('as the page showed it') }),
    output: placed,
    refusals: [
      'NOT_FOUND',
      'RECYCLE_STATE',
      'PRICE_CHANGED',
      'GOODS_GONE',
      'GOODS_RESERVED',
      'OUT_OF_STOCK',
      'MODE_OFF',
      'UNPAID_LIMIT',
      'NOT_VERIFIED',
    ],
    idempotent: true,
    movesMoney: true,
  }),
} as const
