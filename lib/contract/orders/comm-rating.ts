import { z } from 'zod'
import { RATED_ORDER, RATING_NOTE_MOST } from '@/lib/shared/trade/service-rating'
import { ratingConf } from '../entities/service-rating'
import { json, none, orderSn, text } from '../fields'
import { endpoint } from '../kit'

const rated = {
  orderSn,
  belongIndex: z.enum(['0', '1'], '链接不完整，请从订单进入').describe('the caller is the 0 buyer, 1 seller'),
  typeIndex: z
    .literal(String(RATED_ORDER))
    .prefault(String(RATED_ORDER))
    .describe('what is rated; 1: the service of an order'),
}

/** Ratings of the service on an order by its parties; part of the comm area. */
export const commRatingContract = {
  'GET /comm/customerServiceCommentConf': endpoint({
    summary: "Get who served an own order, the rating options, and the caller's rating",
    access: 'login',
    original: true,
    input: z.object(rated),
    output: ratingConf,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'INVALID_INPUT'],
  }),
  'POST /comm/serSatiEval': endpoint({
    summary: 'Rate the service on an own order: once per order and side, within seven days of its end',
    access: 'login',
    original: true,
    input: z.object({
      ...rated,
      stars: z.enum(['1', '2', '3', '4', '5'], '请选择满意程度').transform(Number),
      tags: json(z.array(text(20)).max(4), '标签最多4个')
        .prefault('[]')
        .describe('JSON text: of its level'),
      note: text(RATING_NOTE_MOST).prefault(''),
    }),
    output: none,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'INVALID_INPUT', 'RATING_CLOSED', 'RATED'],
    limit: { points: 30, seconds: 600 },
  }),
} as const
