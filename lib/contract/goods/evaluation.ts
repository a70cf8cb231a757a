import { z } from 'zod'
import { dateTime, json, text, uint, yuan } from '../fields'
import { endpoint } from '../kit'

const soldAccount = z.object({
  goodsSn: z.string(),
  title: z.string(),
  price: yuan.describe('what it sold for'),
  soldTime: dateTime,
  facts: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
})
/** Invalid values count as missing: the game's model then refuses the missing field. */
const facts = z.record(text(2000), z.union([text(2000), z.number().transform(String)]).catch('')).catch({})
const MARKET = { fresh: 300, stale: 3600, tags: ['sales'] } as const

/** Valuations for games with enough sold accounts: a point model over selling prices, always with an explanation. */
export const evaluationContract = {
  'POST /evaluation': endpoint({
    summary:
      'Estimate an account from sold ones: range, points and effect of each field, nearest sales, recycling price',
    access: 'public',
    original: true,
    input: z.object({
      gid: uint().describe('game'),
      facts: json(facts, '请先填写账号资料', 2000).describe('JSON text: field key -> value'),
    }),
    output: z.object({
      low: yuan,
      mid: yuan,
      high: yuan,
      score: z.number().int().describe('0-100'),
      sampleSize: z.number().int().describe('sold accounts looked at'),
      confidence: z
        .enum(['high', 'middle', 'low', 'none'])
        .describe('by the sample: 300 and more, 100 and more, less; none: nothing sold is like it'),
      beyond: z
        .array(z.object({ key: z.string(), label: z.string(), value: z.string(), low: z.string(), high: z.string() }))
        .describe('fields in which it lies outside all that was sold, and what that goes from and to'),
      factors: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          value: z.string(),
          points: z.number(),
          maxPoints: z.number(),
          effect: yuan.describe('may be negative'),
        }),
      ),
      nearest: z.array(soldAccount),
      recycleLow: yuan.nullable().describe('null: nothing sold is like it'),
      recycleHigh: yuan.nullable(),
    }),
    refusals: ['NOT_FOUND', 'INVALID_INPUT', 'FEW_SALES'],
    limit: { points: 30, seconds: 60, inProcess: true },
  }),
  'GET /evaluation/model': endpoint({
    summary: "Get the fields of a game's valuation, how they give points, and the data it is based on",
    access: 'public',
    input: z.object({ gid: uint().describe('game') }),
    output: z.object({
      gameId: z.number().int(),
      gameName: z.string(),
      days: z.number().int(),
      sampleSize: z.number().int(),
      minSample: z.number().int(),
      medianDays: z.number().int(),
      medianPrice: yuan
        .nullable()
        .describe('of the last `medianDays`, as on lists and for recycling; null: too few were sold'),
      fields: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          unit: z.string(),
          options: z.array(z.string()).describe('worst first; empty: a number'),
          least: z.number().int().optional().describe('of a number'),
          most: z.number().int().optional().describe('of a number'),
          maxPoints: z.number(),
          middle: z.string().describe('middle of what was sold'),
        }),
      ),
      recent: z.array(soldAccount),
    }),
    refusals: ['NOT_FOUND'],
    cache: MARKET,
  }),
  'GET /evaluation/market': endpoint({
    summary: 'List games with sold accounts: 30-day median and recycling price',
    access: 'public',
    input: z.object({}),
    output: z.object({
      lowPercent: z.number().int(),
      highPercent: z.number().int(),
      days: z.number().int(),
      list: z.array(
        z.object({
          gameId: z.number().int(),
          gameName: z.string(),
          count: z.number().int(),
          medianPrice: yuan,
          recycleLow: yuan,
          recycleHigh: yuan,
        }),
      ),
    }),
    refusals: [],
    cache: MARKET,
  }),
} as const
