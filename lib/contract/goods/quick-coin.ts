import { z } from 'zod'
import { COIN_SORTS } from '@/lib/shared/trade/coin-terms'
import { rowSeller } from '../entities/goods'
import { coinOffer, coinQuote, coinTurn } from '../entities/quick-coin'
import {
  dateTime,
  empty,
  orderSn,
  page,
  paged,
  pageSize,
  price,
  required,
  ruled,
  secret,
  uint,
  units,
  yuan,
} from '../fields'
import { endpoint } from '../kit'
import { kind, offerSn, place, ratio } from './quick-coin-fields'

/** Units of currency per yuan, two decimals. */
export const scale = z.number().describe('units of currency for one yuan')

const many = z.object({
  amount: units.optional(),
  yuan: price.optional().describe('instead of an amount: as many whole units as it buys'),
})

export const quickCoinContract = {
  'GET /quickCoin/findQuickCoin': endpoint({
    summary: 'Get an offer of a merchant, open or not',
    access: 'public',
    original: true,
    input: z.object({ offerSn }),
    output: coinOffer,
    refusals: ['NOT_FOUND'],
  }),
  'GET /quickCoin/getQuickCoinList': endpoint({
    summary:
      'List open offers of merchants: selling offers by most units per yuan, buying offers by highest price; or by sort',
    access: 'public',
    original: true,
    input: z.object({
      kind: kind.prefault('sell'),
      gid: uint().optional(),
      areaId: uint().optional(),
      serverId: uint().optional(),
      sort: z.enum(COIN_SORTS).optional().describe('completion, speed: of 30 days; ratio decides among equals'),
      page,
      pageSize: pageSize(20),
    }),
    output: paged(coinOffer).extend({
      games: z
        .array(z.object({ gameId: z.number().int(), gameName: z.string(), offers: z.number().int() }))
        .describe('with open offers of this kind, in the order of the catalogue, whatever gid is asked'),
    }),
    refusals: [],
    limit: { points: 600, seconds: 60, inProcess: true },
  }),
  'GET /quickCoin/quote': endpoint({
    summary: 'Quote a number of units, or an amount of money, at the best open offer of a place',
    access: 'public',
    input: many.extend({ kind: kind.prefault('sell'), ...place }),
    output: coinQuote,
    refusals: ['INVALID_INPUT', 'NO_COIN_OFFER', 'NOT_FOUND'],
    limit: { points: 600, seconds: 60, inProcess: true },
  }),
  'GET /quickCoin/queue': endpoint({
    summary: "List the merchants of an own order in sequence, then the next candidates; for the order's buyer only",
    access: 'login',
    input: z.object({ orderSn }),
    output: z.object({
      list: z.array(coinTurn),
      coinName: z.string(),
      mostAsked: z.number().int().describe('merchants; then the money goes back'),
      lockedAt: dateTime.describe('when the price was made: nothing dearer is accepted'),
    }),
    refusals: ['NOT_FOUND', 'ELSEWHERE'],
  }),
  'POST /quickCoin/placeQuickCoinOrder': endpoint({
    summary: 'Order currency at the best open offer, or at a chosen one; assigned to a merchant once paid',
    access: 'verified',
    original: true,
    input: many.extend({
      offerSn: offerSn.optional().describe('the offer that is asked first; absent: the best one'),
      ...place,
      ratio: ratio.describe('as the buyer saw it; nothing dearer is accepted'),
      roleName: secret(required(30, '请输入收货角色名')),
      contact: secret(ruled('contact').optional().describe('QQ, WeChat or mobile; customer service alone sees it')),
      agree: z.literal('1', '请先阅读并同意交易协议'),
    }),
    output: z.object({ orderSn: z.string(), totalPrice: yuan, expiresIn: z.number().int().describe('seconds') }),
    refusals: [
      'NOT_FOUND',
      'MODE_OFF',
      'INVALID_INPUT',
      'NO_COIN_OFFER',
      'COIN_OFFER_CLOSED',
      'OWN_GOODS',
      'PRICE_CHANGED',
      'UNPAID_LIMIT',
      'NOT_VERIFIED',
    ],
    idempotent: true,
    movesMoney: true,
    limit: { points: 60, seconds: 60 },
  }),
  'POST /quickCoin/recycle': endpoint({
    summary: "Sell currency to a merchant: its budget pays into the order's escrow immediately, the caller delivers",
    access: 'verified',
    input: z.object({
      offerSn,
      amount: units,
      ratio: ratio.describe('as the player saw it; nothing that pays less is accepted'),
      agree: z.literal('1', '请先阅读并同意交易协议'),
    }),
    output: z.object({ orderSn: z.string() }),
    refusals: [
      'NOT_FOUND',
      'MODE_OFF',
      'OWN_GOODS',
      'COIN_OFFER_CLOSED',
      'PRICE_CHANGED',
      'OUT_OF_STOCK',
      'INVALID_INPUT',
      'TOO_MANY',
      'NOT_VERIFIED',
    ],
    idempotent: true,
    movesMoney: true,
    limit: { points: 60, seconds: 60 },
  }),
  'GET /quickCoin/shelf': endpoint({
    summary: 'List currency on the shelf, most units per yuan first',
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
      amount: units
        .optional()
        .describe('with gid: only offers that can deliver as many units, the lowest total price first'),
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
        distId: z.number().int(),
        seller: rowSeller,
        asked: z
          .object({
            num: z.number().int().describe('units of goods that the amount takes'),
            coins: z.number().int().describe('what they contain: at least the amount'),
            total: yuan,
          })
          .nullable()
          .describe('the price of `amount`; null: none was asked'),
      }),
    ),
    refusals: [],
    limit: { points: 600, seconds: 60, inProcess: true },
  }),
  'GET /quickCoin/coinMarket': endpoint({
    summary: 'Get currency sold in seven days per game: ratio per day, and delivery times',
    access: 'public',
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
