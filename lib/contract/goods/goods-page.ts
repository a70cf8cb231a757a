import { z } from 'zod'
import { FINDINGS_MOST } from '@/lib/shared/goods/goods-bulk'
import { ownReview } from '../entities/goods-review'
import { passport } from '../entities/passport'
import { review, sellerFigures } from '../entities/shop'
import { dateTime, empty, flag, goodsSn, json, none, price, required, text, uint, yuan } from '../fields'
import { endpoint } from '../kit'

/** Data shown on an item's page in addition to the item. */
export const goodsPageContract = {
  'GET /goods/soldRange': endpoint({
    summary: 'Get selling prices of similar accounts in the last 30 days: same game, main number near this one',
    access: 'public',
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
    summary: 'Get selling prices of similar accounts (as in soldRange) per week, and the last sales',
    access: 'public',
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
    summary: 'Get the history of an item here: sales, refunds, rentals, checks by staff; dates without people',
    access: 'public',
    input: z.object({ goodsSn }),
    output: passport,
    refusals: ['NOT_FOUND'],
    cache: { fresh: 60, stale: 600, tags: ['goods:{goodsSn}'] },
  }),
  'GET /goods/sellerFigures': endpoint({
    summary: "Get statistics of an item's seller: rating, typical response time, latest reviews",
    access: 'public',
    input: z.object({ goodsSn }),
    output: sellerFigures.extend({ list: z.array(review) }),
    refusals: ['NOT_FOUND'],
    cache: { fresh: 300, stale: 600, tags: ['goods:{goodsSn}'] },
  }),
  'GET /goods/priceFindings': endpoint({
    summary: 'Get why staff would review own goods at other prices: they are not on show until then',
    access: 'login',
    input: z.object({
      changes: json(
        z.array(z.object({ goodsSn, price })).min(1, '请选择商品').max(FINDINGS_MOST, `一次最多${FINDINGS_MOST}件`),
        '价格列表格式错误',
      ).describe(`JSON text: [{goodsSn, price}], at most ${FINDINGS_MOST}`),
    }),
    output: z.object({
      list: z.array(
        z.object({
          goodsSn: z.string(),
          findings: z.array(z.string()).describe('empty: the price is changed at once'),
        }),
      ),
    }),
    refusals: ['NOT_FOUND'],
    limit: { points: 120, seconds: 60, inProcess: true },
  }),
  'GET /goods/priceAdvice': endpoint({
    summary: 'Get selling prices of items like one that is being written: the scale that staff see when they review it',
    access: 'login',
    input: z.object({
      gameId: uint(),
      goodsTypeId: uint(),
      title: text(60).optional(),
      facts: json(z.record(text(60), text(4000).catch(''), '商品属性格式错误'), '商品属性格式错误')
        .prefault('{}')
        .describe('JSON text: field key -> value'),
    }),
    output: z.object({
      advice: z
        .object({
          days: z.number().int(),
          count: z.number().int(),
          low: yuan.describe('half of the sales lie between low and high'),
          mid: yuan,
          high: yuan,
          basis: z.string().describe('what makes them alike, e.g. 皮肤 218–364'),
        })
        .nullable()
        .describe('null: too few sales, or too different ones'),
      need: z.string().describe("what to state before anything can be compared, e.g. 皮肤; '' nothing"),
    }),
    refusals: ['NOT_FOUND'],
    limit: { points: 60, seconds: 60, inProcess: true },
  }),
  'GET /goods/ownReview': endpoint({
    summary: 'Get the review state of an own item: waiting, findings, why it was refused or taken off the shelf',
    access: 'login',
    input: z.object({ goodsSn }),
    output: ownReview,
    refusals: ['NOT_FOUND'],
  }),
  'GET /goods/publishStanding': endpoint({
    summary: "Get how many more of a new seller's items staff review before they are for sale",
    access: 'login',
    input: z.object({ gameId: uint(), goodsTypeId: uint() }),
    output: z.object({ firstReviewed: z.number().int(), left: z.number().int() }),
    refusals: [],
  }),
  'POST /goods/saveSearch': endpoint({
    summary: 'Save the filters of a list, to be notified of new goods that match; the same filters are saved once',
    access: 'login',
    input: z.object({
      query: text(1000).describe("parameters of the list's address; order and page do not count"),
      title: required(60, '请填写订阅的名称').describe('the chosen filters in words; the name of the game is added'),
    }),
    output: none,
    refusals: ['INVALID_INPUT', 'TOO_MANY'],
    limit: { points: 60, seconds: 600 },
  }),
  'POST /goods/removeSearch': endpoint({
    summary: 'Delete one of the own saved searches',
    access: 'login',
    input: z.object({ searchId: uint() }),
    output: none,
    refusals: ['NOT_FOUND'],
  }),
  'GET /goods/searches': endpoint({
    summary: 'List the own saved searches on this site, newest first',
    access: 'login',
    input: empty,
    output: z.object({
      list: z.array(
        z.object({
          searchId: z.number().int(),
          title: z.string(),
          href: z.string().describe('the list, newest goods first'),
          createTime: dateTime,
        }),
      ),
    }),
    refusals: [],
  }),
  'POST /goods/priceAlert': endpoint({
    summary: 'Set or remove an alert for when an item gets cheaper than now',
    access: 'login',
    input: z.object({
      goodsSn,
      on: flag,
      target: price
        .optional()
        .describe('highest price that is announced, below the current one; absent: any lower one'),
    }),
    output: z.object({ on: z.boolean() }),
    refusals: ['NOT_FOUND', 'GOODS_GONE', 'OWN_GOODS', 'TOO_MANY', 'INVALID_INPUT'],
    limit: { points: 60, seconds: 600 },
  }),
  'GET /goods/priceAlerts': endpoint({
    summary: 'List own price alerts',
    access: 'login',
    input: empty,
    output: z.object({
      list: z.array(
        z.object({
          goodsSn: z.string(),
          price: yuan.describe('when the alert was set'),
          target: yuan.nullable().describe('highest price that is announced; null: any lower one'),
          fell: yuan.nullable().describe('how much cheaper it is; null: it is not'),
        }),
      ),
    }),
    refusals: [],
  }),
} as const
