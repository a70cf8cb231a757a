import { z } from 'zod'
import { PAY_MODES, type PayMode } from '@/lib/shared/money/pay-modes'
import { BAD_AMOUNT, NO_AMOUNT } from '@/lib/shared/money/recharge'
import { RULES } from '@/lib/shared/people/field-rules'
import { DEPOSIT_KINDS } from '@/lib/shared/trade/deposits'
import { depositInfo } from '../entities/deposit'
import { empty, none, orderKey, orderSn, payPassword, text, yuan, yuanBy } from '../fields'
import { endpoint } from '../kit'

const depositKind = z.enum(DEPOSIT_KINDS, '请选择保证金种类')
const ASKING = ['ORDER_STATE', 'NO_PAY_PASSWORD', 'WRONG_PAY_PASSWORD', 'PAY_PASSWORD_LOCKED'] as const
const payMode = z.enum(Object.keys(PAY_MODES) as [PayMode, ...PayMode[]], '支付方式无效')
const jsapi = z.object({
  appId: z.string(),
  timeStamp: z.string(),
  nonceStr: z.string(),
  package: z.string(),
  signType: z.string(),
  paySign: z.string(),
})
const payRand = z.string().regex(/^[\w-]{22,64}$/, '付款单无效')

export const payContract = {
  'GET /pay/deposits': endpoint({
    summary: 'List own deposits of every kind: held and missing amount, what depends on it, movements',
    access: 'login',
    input: empty,
    output: z.object({ list: z.array(depositInfo) }),
    refusals: [],
  }),
  'POST /pay/depositPay': endpoint({
    summary: 'Pay the missing part of a deposit from the balance with the pay password',
    access: 'verified',
    original: true,
    input: z.object({ kind: depositKind.prefault('booster'), payPassword }),
    output: z.object({ coin: yuan.describe('balance left') }),
    refusals: ['BOOSTER_NEEDED', 'COIN_SHOP_NEEDED', 'BALANCE_SHORT', 'NOT_VERIFIED', ...ASKING],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /pay/askDeposit': endpoint({
    summary: 'Request the return of a deposit: no new work from now on, returned to the balance after seven days',
    access: 'login',
    input: z.object({ kind: depositKind, payPassword }),
    output: none,
    refusals: ASKING,
    idempotent: true,
    movesMoney: true,
  }),
  'POST /pay/keepDeposit': endpoint({
    summary: 'Cancel the requested return of a deposit',
    access: 'login',
    input: z.object({ kind: depositKind }),
    output: none,
    refusals: ['ORDER_STATE'],
  }),
  'POST /pay/recPay': endpoint({
    summary: 'Start a payment of an order (orderId) or a recharge (no orderId), from the payment form',
    access: 'login',
    original: true,
    input: z.object({
      amount: yuanBy(RULES.price.pattern, BAD_AMOUNT, NO_AMOUNT).describe(
        'checked against the order; a recharge takes it',
      ),
      deviceId: text(64).optional().describe('of this browser tab'),
      aliOrWx: z
        .enum(['1', '2'], '请选择支付方式')
        .transform((channel) => Number(channel) as 1 | 2)
        .describe('1 Alipay, 2 WeChat'),
      payMode: payMode
        .optional()
        .describe('15 QR code (default), 16 page of the provider, 17 call of WeChat’s browser'),
      wxPayer: text(300).optional().describe('for 17: from wechatPayer'),
      orderId: orderKey.optional().describe('order number or id'),
      returnUrl: text(300).optional().describe('page of this host that follows a payment'),
      payIndex: text(4).optional().describe('place of the chosen way on the page, from 0'),
    }),
    output: z.object({ payRand: z.string(), payInterSn: z.string(), expiresIn: z.number().int().describe('seconds') }),
    refusals: [
      'PAUSED',
      'NOT_FOUND',
      'ELSEWHERE',
      'ORDER_STATE',
      'ORDER_EXPIRED',
      'INVALID_INPUT',
      'PAYMENT_FAILED',
      'NOT_VERIFIED',
    ],
    idempotent: true,
    movesMoney: true,
    limit: { points: 60, seconds: 60 },
  }),
  'GET /pay/showPayUrl': endpoint({
    summary: 'Open a payment: its QR code, page or call of WeChat’s browser, with amount and remaining time',
    access: 'login',
    original: true,
    input: z.object({ id: payRand }),
    output: z.object({
      kind: z.enum(['qr', 'page', 'jsapi']),
      qrText: z.string(),
      qrImage: z.string().describe('the same as the address of a picture'),
      pageUrl: z.string().describe('page of the provider; valid for minutes'),
      jsapi: jsapi.nullable().describe('parameters of getBrandWCPayRequest'),
      amount: yuan,
      aliOrWx: z.number().int(),
      expiresIn: z.number().int(),
      paid: z.boolean(),
    }),
    refusals: ['NOT_FOUND', 'ELSEWHERE', 'PAYMENT_FAILED'],
  }),
  'GET /pay/wechatAuthorize': endpoint({
    summary: 'Get the WeChat address that returns to a page of this host with a code, for payments inside WeChat',
    access: 'login',
    input: z.object({ returnUrl: text(300).describe('page of this host') }),
    output: z.object({ url: z.string() }),
    refusals: ['PAUSED'],
  }),
  'POST /pay/wechatPayer': endpoint({
    summary: 'Exchange a WeChat code for the id of the payer, sealed for this account',
    access: 'login',
    input: z.object({ code: text(100), state: text(128).describe('as WeChat returned it beside the code') }),
    output: z.object({ wxPayer: z.string() }),
    refusals: ['PAUSED', 'INVALID_INPUT', 'PAYMENT_FAILED'],
    limit: { points: 30, seconds: 60 },
  }),
  'GET /pay/queryPayStatus': endpoint({
    summary: 'Poll an own payment: status 1 (Alipay) or code 0 (WeChat) in data means paid',
    access: 'login',
    original: true,
    input: z.object({ payRand }),
    output: z.object({
      status: z.number().int(),
      code: z.number().int(),
      expired: z.boolean(),
      amount: yuan.describe('for the page that the provider returned to'),
    }),
    refusals: ['NOT_FOUND', 'ELSEWHERE'],
  }),
  'GET /pay/findPayState': endpoint({
    summary: 'Get the payment state of an order: unpaid, paid, or cancelled, with the seconds left',
    access: 'login',
    original: true,
    input: z.object({ orderSn }),
    output: z.object({ state: z.enum(['unpaid', 'paid', 'cancelled']), totalPrice: yuan, expiresIn: z.number().int() }),
    refusals: ['NOT_FOUND', 'ELSEWHERE'],
  }),
  'GET /pay/payMethodShow': endpoint({
    summary: 'List payment methods of the caller, and what can be spent of the balance',
    access: 'login',
    original: true,
    input: empty,
    output: z.object({
      coin: yuan.describe('balance'),
      spendable: yuan.describe('of the balance: the rest is kept for claims against the member'),
      owed: yuan.describe('for claims; while there is any nothing of the balance is spendable'),
      isPayPassWord: z.boolean(),
      methods: z.array(z.object({ aliOrWx: z.number().int(), name: z.string(), payModes: z.array(payMode) })),
    }),
    refusals: [],
  }),
  'POST /pay/balancePay': endpoint({
    summary: 'Pay an order from the balance with the pay password',
    access: 'login',
    original: true,
    input: z.object({ orderSn, payPassword }),
    output: z.object({ orderSn: z.string(), coin: yuan.describe('balance left') }),
    refusals: [
      'NOT_FOUND',
      'ELSEWHERE',
      'ORDER_STATE',
      'ORDER_EXPIRED',
      'NO_COIN_OFFER',
      'BALANCE_SHORT',
      'NO_PAY_PASSWORD',
      'WRONG_PAY_PASSWORD',
      'PAY_PASSWORD_LOCKED',
    ],
    idempotent: true,
    movesMoney: true,
  }),
} as const
