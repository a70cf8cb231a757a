import { z } from 'zod'
import { MEMBER_ACTIONS } from '@/lib/shared/trade/order-forms'
import { MODE_NAMES } from '@/lib/shared/trade/trade-modes'
import { handedOver, orderDetail, orderList, orderProcess, orderStage, waitingOrder } from '../entities/order'
import {
  commaList,
  count,
  dateTime,
  day,
  flag,
  goodsSn,
  keyword,
  none,
  orderKey,
  orderSn,
  page,
  paged,
  pageSize,
  pictureKeys,
  price,
  ruled,
  secret,
  sum,
  text,
  uint,
  units,
  yuan,
} from '../fields'
import { endpoint } from '../kit'

const one = z.object({ orderSn })
const STARS = ['1', '2', '3', '4', '5'] as const

/** A deal as shown to the public: goods and unit price, no names. */
const deal = z.object({
  goodsSn: z.string(),
  gameId: z.number().int(),
  gameName: z.string(),
  goodsTypeId: z.number().int(),
  goodsTypeStr: z.string(),
  bigTitle: z.string(),
  smallTitleName: z.string(),
  thumbnail: z.string(),
  areaName: z.string(),
  serverName: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).describe('what it is known by, at most four'),
  price: yuan,
  payTime: dateTime,
  sellSeconds: z
    .number()
    .int()
    .nullable()
    .describe('from listing to payment; null for deals made before this was kept'),
})
const dealFilter = {
  gid: uint().optional().describe('game'),
  days: z.enum(['1', '7', '30']).optional().describe('1 today (default), 7, 30: Beijing days with today'),
}

export const orderContract = {
  'POST /order/linkResale': endpoint({
    summary: 'Link an own item to the order in which the account was bought: its history covers both listings',
    access: 'verified',
    input: z.object({ orderSn, goodsSn }),
    output: none,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'ORDER_STATE'],
    limit: { points: 60, seconds: 600 },
  }),
  'POST /order/placeOrder': endpoint({
    summary: 'Reserve the goods and create an unpaid order; to be paid within 15 minutes',
    access: 'verified',
    original: true,
    input: z.object({
      goodsSn,
      goodsNum: count.prefault('1'),
      ensureId: uint(9).prefault('0').describe('cover tier, 0 none'),
      couponId: uint().optional().describe('own unused coupon; lowers the goods, never the cover'),
      /**
       * The unit price shown to the buyer; refused if the price changed, so that no one pays a price they did not see.
       */
      price,
      bargainId: uint().optional().describe('the bargain in which this price was agreed on, for one unit'),
      wantAnswerId: uint().optional().describe('the answer to an own want-to-buy post that this order accepts'),
      roleName: secret(
        text(30).optional().describe('receiving character of props and currency, account to top up of type 3'),
      ),
      contact: secret(ruled('contact').optional().describe('QQ, WeChat or mobile; customer service alone sees it')),
      agree: z.literal('1', '请先阅读并同意交易协议'),
    }),
    output: z.object({ orderSn: z.string(), totalPrice: yuan, expiresIn: z.number().int().describe('seconds') }),
    refusals: [
      'GOODS_GONE',
      'SELLER_AWAY',
      'GOODS_RESERVED',
      'OUT_OF_STOCK',
      'OWN_GOODS',
      'PRICE_CHANGED',
      'NOT_VERIFIED',
      'INVALID_INPUT',
      'MODE_OFF',
      'COUPON_UNUSABLE',
      'UNPAID_LIMIT',
      'BARGAIN_STATE',
      'WANT_STATE',
      'NOT_FOUND',
    ],
    idempotent: true,
    movesMoney: true,
    limit: { points: 60, seconds: 60 },
  }),
  'GET /order/everydayDealOrderList': endpoint({
    summary: 'List paid deals for the deal wall, newest first, or fastest sold first',
    access: 'public',
    original: true,
    input: z.object({ ...dealFilter, sort: z.enum(['time', 'fast']).optional(), page, pageSize: pageSize(24) }),
    output: paged(deal),
    refusals: [],
    cache: { fresh: 5, stale: 60, tags: ['deals:{gid}'] },
  }),
  'GET /order/distCount': endpoint({
    summary: 'Get statistics of the deal wall: counts, and time to sale',
    access: 'public',
    original: true,
    input: z.object(dealFilter),
    output: z.object({
      today: z.number().int(),
      count: z.number().int().describe('deals in the asked days'),
      medianSellSeconds: z.number().int().nullable(),
      speeds: z.array(
        z.object({ withinSeconds: z.number().int().nullable().describe('null: longer'), count: z.number().int() }),
      ),
      games: z
        .array(z.object({ gameId: z.number().int(), gameName: z.string(), count: z.number().int() }))
        .describe('most deals first, whatever gid is asked'),
    }),
    refusals: [],
    cache: { fresh: 15, stale: 120, tags: ['deals:{gid}'] },
  }),
  'GET /order/orderDetail': endpoint({
    summary: 'Get an order of the caller, as buyer or seller',
    access: 'login',
    original: true,
    input: one,
    output: orderDetail,
    refusals: ['NOT_FOUND', 'ORDER_PASSED', 'ELSEWHERE'],
  }),
  'GET /order/queryOrderList': endpoint({
    summary:
      "List own orders of this site; on the platform's site, those of one site or of all if asked for. belong 2 (or 0) bought, 1 sold",
    access: 'login',
    original: true,
    input: z.object({
      belong: z.enum(['0', '1', '2']).optional(),
      mode: commaList(z.enum(MODE_NAMES, '没有符合条件的交易')).optional().describe('modes of trade, comma-joined'),
      status: z
        .string()
        .regex(/^(?:-1|\d)$/)
        .transform(Number)
        .optional()
        .describe('0 unpaid, 1, 2, 3, -1 failed; absent: all but unpaid for the seller'),
      pages: page,
      pageSize: pageSize(10),
      keyWord: keyword().optional(),
      gameId: uint().optional(),
      goodsTypeId: uint().optional(),
      minTime: day.optional().describe('YYYY-MM-DD, Beijing: ordered on this day or later'),
      maxTime: day.optional().describe('ordered on this day or earlier'),
      details: keyword().optional().describe('part of game, area or server'),
      site: z
        .union([z.literal('all'), uint()], '没有这个站点')
        .optional()
        .describe("all, or the number of one; without effect on a distributor's site, which shows its own"),
      isMine: flag.optional().describe('1 only those in which the caller has to act now'),
      isRecovery: flag.optional().describe('1 only what the platform bought, 0 only the others'),
      sort: z
        .enum(['created', 'activity', 'due'], '没有符合条件的排序')
        .optional()
        .describe(
          'activity: by the last message of its chat, else by its payment; due: those in which the caller has to act, then by the nearest deadline of those that run, ended ones last, newest first',
        ),
      after: orderSn.optional().describe('of those sorted by creation: only those listed after this one'),
    }),
    output: orderList,
    refusals: [],
  }),
  'GET /order/waiting': endpoint({
    summary:
      "List own orders in which the caller has to act within a short time, of this site, on the platform's site of all",
    access: 'login',
    input: z.object({}),
    output: z.object({
      list: z.array(waitingOrder).describe('nearest deadline first'),
      sells: z.boolean().describe('the caller has sold something'),
    }),
    refusals: [],
  }),
  'POST /order/enterSite': endpoint({
    summary:
      "Get the address of an own order on its own site; asked for on the platform's site, it logs the caller in there, once, for one minute",
    access: 'login',
    input: one,
    output: z.object({ url: z.string() }),
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'TOO_MANY'],
    limit: { points: 60, seconds: 600 },
  }),
  'GET /order/listOrderProcess': endpoint({
    summary: 'Get the timeline of an order',
    access: 'login',
    original: true,
    input: one,
    output: z.object({ list: z.array(orderProcess), stages: z.array(orderStage) }),
    refusals: ['NOT_FOUND', 'ORDER_PASSED', 'ELSEWHERE'],
  }),
  'GET /order/checkGoodsOversold': endpoint({
    summary: 'Check whether this many units can be ordered now',
    access: 'login',
    original: true,
    input: z.object({ goodsSn, goodsNum: count.prefault('1') }),
    output: z.object({ available: z.number().int(), ok: z.boolean() }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /order/act': endpoint({
    summary: 'Take a step of an own order, with the input the action requires',
    access: 'login',
    input: z.object({
      orderSn,
      action: z.enum(MEMBER_ACTIONS, '没有符合条件的操作'),
      reason: text(100).optional(),
      account: secret(text(100).optional()),
      password: secret(text(100).optional()),
      note: secret(text(1000).optional()),
      pictures: pictureKeys(9).optional().describe('JSON text: media keys'),
      amount: price.optional(),
      pay: sum.optional().describe('of a proposal: what the worker gets, fee included'),
      forfeit: sum.optional().describe('of a proposal: what of the deposits the customer gets'),
      stars: z.enum(STARS).transform(Number).optional(),
      quantity: units.optional().describe('units handed over, of a quantity form'),
      progress: uint(100).optional().describe('per cent of a work that is done'),
    }),
    output: orderDetail,
    refusals: [
      'NOT_FOUND',
      'ORDER_PASSED',
      'ELSEWHERE',
      'ORDER_STATE',
      'ORDER_FROZEN',
      'FORBIDDEN',
      'INVALID_INPUT',
      'MODE_OFF',
      'BOOSTER_NEEDED',
      'TOO_MANY',
      'BALANCE_SHORT',
    ],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /order/credentials': endpoint({
    summary: 'Show the delivered credentials, only to the buyer who paid; every view is logged',
    access: 'login',
    input: one,
    output: handedOver,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'FORBIDDEN', 'ORDER_STATE'],
  }),
  'POST /order/confirmRecGoods': endpoint({
    summary: 'Confirm receipt as the buyer; the seller is credited after the holding period',
    access: 'login',
    original: true,
    input: z.object({
      orderId: orderKey.describe('order number or id'),
    }),
    output: orderDetail,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'ORDER_STATE', 'FORBIDDEN'],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /order/orderEval': endpoint({
    summary: 'Rate a completed order as the buyer, once',
    access: 'login',
    original: true,
    input: z.object({ orderSn, stars: z.enum(STARS).transform(Number), text: text(300).optional() }),
    output: none,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'ORDER_STATE', 'FORBIDDEN'],
  }),
  'POST /order/deleteOrder': endpoint({
    summary: 'Hide a completed order from the own list',
    access: 'login',
    original: true,
    input: one,
    output: none,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'ORDER_STATE'],
  }),
  'POST /order/transactionCacheContactInfo': endpoint({
    summary: 'Set the buyer contact of a running order, for customer service',
    access: 'login',
    original: true,
    input: z.object({ orderSn, contact: secret(ruled('contact')) }),
    output: none,
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'ORDER_STATE', 'FORBIDDEN'],
  }),
} as const
