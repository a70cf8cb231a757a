import { z } from 'zod'
import { empty, page, paged, pageSize, uint, yuan } from './fields'
import { endpoint } from './kit'

/** Units of currency for one yuan, two decimals. */
export const scale = z.number().describe('units of currency for one yuan')

export const quickCoinContract = {
  'GET /quickCoin/getQuickCoinList': endpoint({
    summary: 'Currency on the shelf, the most for one yuan first',
    access: 'public',
    input: z.object({
      gid: uint().optional().describe('game; without it ratios of different currencies stand in one list'),
      gt: z
        .enum(['2', '22'])
        .transform(Number)
        .optional()
        .describe('only the older (2) or the newer (22) currency type'),
      areaId: uint().optional(),
      serverId: uint().optional(),
      page,
      pageSize: pageSize(20),
    }),
    output: paged(
      z.object({
        goodsSn: z.string(),
        gameId: z.number().int(),
        gameName: z.string(),
        goodsTypeId: z.number().int(),
        coinName: z.string(),
        bigTitle: z.string(),
        amount: z.number().int().describe('units of currency in one unit of goods'),
        scale,
        price: yuan.describe('yuan for one unit of goods'),
        stock: z.number().int().describe('units of goods that can be ordered now'),
        areaId: z.number().int(),
        areaName: z.string(),
        serverId: z.number().int(),
        serverName: z.string(),
        crossName: z.string(),
        isOfficialSell: z.boolean(),
      }),
    ),
    refusals: [],
    limit: { points: 600, seconds: 60, inProcess: true },
  }),
  'GET /quickCoin/coinMarket': endpoint({
    summary: 'Currency really sold in seven days, per game: the ratio of each day, and how long handing over took',
    access: 'public',
    added: true,
    input: empty,
    output: z.object({
      list: z.array(
        z.object({
          gameId: z.number().int(),
          deals: z.number().int(),
          week: z.array(scale.nullable()).describe('ratio of each day, today last; null: nothing was sold'),
          averageScale: scale,
          minutes: z.number().int().nullable().describe('half of the orders were handed over within, from payment on'),
        }),
      ),
    }),
    refusals: [],
    cache: { fresh: 60, stale: 600, tags: ['deals:-'] },
  }),
} as const
