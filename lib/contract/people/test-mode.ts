import { z } from 'zod'
import { MOST_TEST_SECONDS, TEST_ACTION_NAMES } from '@/lib/shared/people/test-actions'
import { bargain } from '../entities/bargain'
import { goodsDetail } from '../entities/goods'
import { orderDetail } from '../entities/order'
import { count, goodsSn, orderSn, price, secret, text, uint } from '../fields'
import { ownQuestion } from '../goods/question'
import { endpoint } from '../kit'

/** Test mode of the seller API; under /open/v1, for test keys alone. */
export const testModeContract = {
  'POST /testMode/advance': endpoint({
    summary: 'Play the buyer, the reviewer or the clock of test mode; returns what was changed, as the seller sees it',
    access: 'verified',
    input: z.object({
      action: z.enum(TEST_ACTION_NAMES, '没有这个操作'),
      goodsSn: goodsSn.optional().describe('of buy, ask, bargain, approve and refuse'),
      orderSn: orderSn.optional().describe('of confirm, dispute, request-cancel and clock'),
      goodsNum: count.prefault('1').describe('of buy'),
      price: price.optional().describe('of bargain'),
      bargainId: uint().optional().describe('of buy: at the price that was agreed there'),
      content: secret(text(200).optional().describe('of ask, dispute, request-cancel and refuse')),
      seconds: uint(MOST_TEST_SECONDS).optional().describe('of clock: by how much the deadline comes nearer'),
    }),
    output: z.object({
      order: orderDetail.nullable(),
      goods: goodsDetail.nullable(),
      question: ownQuestion.nullable(),
      bargain: bargain.nullable(),
    }),
    refusals: [
      'TEST_KEY_ONLY',
      'TEST_MODE_OFF',
      'INVALID_INPUT',
      'NOT_FOUND',
      'GONE',
      'GOODS_GONE',
      'GOODS_RESERVED',
      'OUT_OF_STOCK',
      'PRICE_CHANGED',
      'MODE_OFF',
      'SELLER_AWAY',
      'UNPAID_LIMIT',
      'BARGAIN_OFF',
      'BARGAIN_STATE',
      'REVIEW_DONE',
      'ORDER_STATE',
      'ORDER_FROZEN',
      'FORBIDDEN',
      'DISPUTE_OPEN',
      'TOO_MANY',
    ],
    idempotent: true,
    limit: { points: 600, seconds: 600 },
  }),
} as const
