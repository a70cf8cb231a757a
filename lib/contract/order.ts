import { z } from 'zod'
import { orderDetail, orderProcess, orderRow } from './entities/order'
import { goodsSn, none, orderSn, page, pageSize, required, ruled, text, uint, yuan } from './fields'
import { endpoint } from './kit'

const one = z.object({ orderSn })

export const orderContract = {
  'POST /order/placeOrder': endpoint({
    summary: 'Reserve the goods and make an unpaid order; pay within 15 minutes',
    access: 'verified',
    input: z.object({
      goodsSn,
      goodsNum: ruled('integer').optional(),
      ensureId: uint(9).optional().describe('cover tier, 0 none'),
      /** The unit price the buyer saw; another price now is refused, so nobody pays what was not shown. */
      price: ruled('price'),
      roleName: text(30).optional().describe('receiving character for props and currency'),
      contact: text(30).optional(),
      agree: z.literal('1', '请先阅读并同意交易协议'),
    }),
    output: z.object({ orderSn: z.string(), totalPrice: yuan, expiresIn: z.number().int().describe('seconds') }),
    refusals: ['GOODS_GONE', 'GOODS_RESERVED', 'OUT_OF_STOCK', 'OWN_GOODS', 'PRICE_CHANGED', 'NOT_VERIFIED', 'INVALID_INPUT', 'MODE_OFF'],
    idempotent: true,
    limit: { points: 60, seconds: 60 },
  }),
  'GET /order/orderDetail': endpoint({
    summary: 'One order of the caller, as buyer or seller',
    access: 'login',
    input: one,
    output: orderDetail,
    refusals: ['NOT_FOUND'],
  }),
  'GET /order/queryOrderList': endpoint({
    summary: 'Own orders; belong 2 (or 0) bought, 1 sold',
    access: 'login',
    input: z.object({
      belong: z.enum(['0', '1', '2']).optional(),
      status: z
        .string()
        .regex(/^(?:-1|\d)$/)
        .optional()
        .describe('0 unpaid, 1, 2, 3, -1 failed; absent: all but unpaid for the seller'),
      pages: page,
      pageSize: pageSize(10),
      keyWord: text(60).optional(),
      goodsTypeId: uint().optional(),
    }),
    output: z.object({
      orderList: z.array(orderRow),
      total: z.number().int(),
      page: z.number().int(),
      pageSize: z.number().int(),
      counts: z.object({ unpaid: z.number().int(), paid: z.number().int(), shipped: z.number().int(), complete: z.number().int(), failed: z.number().int() }),
    }),
    refusals: [],
  }),
  'GET /order/listOrderProcess': endpoint({
    summary: 'Timeline of an order',
    access: 'login',
    input: one,
    output: z.object({ list: z.array(orderProcess) }),
    refusals: ['NOT_FOUND'],
  }),
  'GET /order/checkGoodsOversold': endpoint({
    summary: 'Can this many units be ordered now',
    access: 'login',
    input: z.object({ goodsSn, goodsNum: ruled('integer').optional() }),
    output: z.object({ available: z.number().int(), ok: z.boolean() }),
    refusals: ['NOT_FOUND'],
  }),
  'POST /order/cancelOrder': endpoint({
    summary: 'Buyer cancels before payment; before delivery either party ends a paid order and the buyer is refunded',
    access: 'login',
    input: z.object({ orderSn, reason: text(100).optional() }),
    output: orderDetail,
    refusals: ['NOT_FOUND', 'ORDER_STATE', 'FORBIDDEN'],
    idempotent: true,
  }),
  'POST /order/deliver': endpoint({
    summary: 'Seller hands over: account credentials (encrypted) or a delivery note',
    access: 'verified',
    input: z.object({ orderSn, account: text(100).optional(), password: text(100).optional(), note: text(1000).optional() }),
    output: orderDetail,
    refusals: ['NOT_FOUND', 'ORDER_STATE', 'FORBIDDEN', 'INVALID_INPUT'],
    idempotent: true,
  }),
  'POST /order/credentials': endpoint({
    summary: 'The handed-over credentials; the paid buyer only, every view is logged',
    access: 'login',
    input: one,
    output: z.object({ account: z.string(), password: z.string(), note: z.string(), views: z.number().int() }),
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'ORDER_STATE'],
  }),
  'POST /order/confirmRecGoods': endpoint({
    summary: 'Buyer confirms receipt; the seller is credited after the hold',
    access: 'login',
    input: z.object({
      orderId: z
        .string()
        .regex(/^(?:D\d{16}|\d{1,15})$/, '订单号格式错误')
        .describe('order number or id'),
    }),
    output: orderDetail,
    refusals: ['NOT_FOUND', 'ORDER_STATE', 'FORBIDDEN'],
    idempotent: true,
  }),
  'POST /order/orderEval': endpoint({
    summary: 'Buyer rates a completed order once',
    access: 'login',
    input: z.object({ orderSn, stars: z.enum(['1', '2', '3', '4', '5']), text: text(300).optional() }),
    output: none,
    refusals: ['NOT_FOUND', 'ORDER_STATE', 'FORBIDDEN'],
  }),
  'POST /order/deleteOrder': endpoint({
    summary: 'Hide a finished order from the own list',
    access: 'login',
    input: one,
    output: none,
    refusals: ['NOT_FOUND', 'ORDER_STATE'],
  }),
  'POST /order/transactionCacheContactInfo': endpoint({
    summary: 'Set the buyer contact of a running order; the counterparty sees it after payment',
    access: 'login',
    input: z.object({ orderSn, contact: required(30, '请输入联系方式') }),
    output: none,
    refusals: ['NOT_FOUND', 'ORDER_STATE', 'FORBIDDEN'],
  }),
} as const
