import { z } from 'zod'
import { ownReview } from '../entities/goods-review'
import { passport } from '../entities/passport'
import { review, sellerFigures } from '../entities/shop'
import { empty, flag, goodsSn, uint, yuan } from '../fields'
import { endpoint } from '../kit'

/** What the page of one item tells beside the item. */
export const goodsPageContract = {
  'GET /goods/soldRange': endpoint({
    summary: 'What like accounts were sold for in the last 30 days: same game, a main number near this one',
    access: 'public',
    added: true,
    input: z.object({ goodsSn }),
    output: z.object({
      range: z
        .object({
          days: z.number().int(),
          count: z.number().int(),
          low: yuan.describe('half of the sales lie between low and high'),
          mid: yuan,
          high: yuan,
          basis: z.string().describe('what makes them alike, e.g. 皮肤 218–364'),
          points: z.array(z.number().nullable()).describe('middle price of each of ten equal parts of the time, yuan'),
        })
        .nullable()
        .describe('null: no account, or too few'),
    }),
    refusals: ['NOT_FOUND'],
    cache: { fresh: 300, stale: 600, tags: ['sales', 'goods:{goodsSn}'] },
  }),
  'GET /goods/soldHistory': endpoint({
    summary: 'What like accounts were sold for week by week, and the last sales; like as soldRange has it',
    access: 'public',
    added: true,
    input: z.object({ goodsSn }),
    output: z.object({
      history: z
        .object({
          days: z.number().int(),
          count: z.number().int(),
          basis: z.string().describe('what makes them alike, e.g. 皮肤 218–364'),
          weeks: z.array(
            z.object({
              from: z.string().describe('YYYY-MM-DD'),
              count: z.number().int(),
              low: yuan.nullable(),
              mid: yuan.nullable().describe('null: nothing was sold'),
              high: yuan.nullable(),
            }),
          ),
          last: z.array(z.object({ day: z.string().describe('YYYY-MM-DD'), price: yuan, value: z.string() })),
        })
        .nullable()
        .describe('null: no account, or too few'),
    }),
    refusals: ['NOT_FOUND'],
    cache: { fresh: 300, stale: 600, tags: ['sales', 'goods:{goodsSn}'] },
  }),
  'GET /goods/passport': endpoint({
    summary: 'What an item went through here: sales, payments given back, rentals, checks by staff; days, no people',
    access: 'public',
    added: true,
    input: z.object({ goodsSn }),
    output: passport,
    refusals: ['NOT_FOUND'],
    cache: { fresh: 60, stale: 600, tags: ['goods:{goodsSn}'] },
  }),
  'GET /goods/sellerFigures': endpoint({
    summary: 'Of the seller of an item: stars, the usual time to an answer, the last reviews',
    access: 'public',
    added: true,
    input: z.object({ goodsSn }),
    output: sellerFigures.extend({ list: z.array(review) }),
    refusals: ['NOT_FOUND'],
    cache: { fresh: 300, stale: 600, tags: ['goods:{goodsSn}'] },
  }),
  'GET /goods/ownReview': endpoint({
    summary: 'How staff see an own item: whether it waits, what was found, why it was refused or taken off the shelf',
    access: 'login',
    added: true,
    input: z.object({ goodsSn }),
    output: ownReview,
    refusals: ['NOT_FOUND'],
  }),
  'GET /goods/publishStanding': endpoint({
    summary: "How many more items of the caller staff look at first, of a new seller's so many",
    access: 'login',
    added: true,
    input: z.object({ gameId: uint(), goodsTypeId: uint() }),
    output: z.object({ firstReviewed: z.number().int(), left: z.number().int() }),
    refusals: [],
  }),
  'POST /goods/priceAlert': endpoint({
    summary: 'Be told when an item gets cheaper than now, or no more',
    access: 'login',
    added: true,
    input: z.object({ goodsSn, on: flag }),
    output: z.object({ on: z.boolean() }),
    refusals: ['NOT_FOUND', 'GOODS_GONE', 'OWN_GOODS', 'TOO_MANY'],
    limit: { points: 60, seconds: 600 },
  }),
  'GET /goods/priceAlerts': endpoint({
    summary: 'Own price alerts',
    access: 'login',
    added: true,
    input: empty,
    output: z.object({
      list: z.array(
        z.object({
          goodsSn: z.string(),
          price: yuan.describe('when the alert was set'),
          fell: yuan.nullable().describe('how much cheaper it is; null: it is not'),
        }),
      ),
    }),
    refusals: [],
  }),
} as const
