import { z } from 'zod'
import { MOST_RATIO_BP, RATIO_WAYS } from '@/lib/shared/trade/coin-ratios'
import { coinWays } from '@/lib/shared/trade/coin-terms'
import { orderList } from '../entities/order'
import { coinFigures, coinShop, ownCoinOffer, ratio as shownRatio } from '../entities/quick-coin'
import {
  empty,
  flag,
  json,
  keyword,
  page,
  paged,
  pageSize,
  payPassword,
  required,
  ruled,
  secret,
  sum,
  text,
  units,
} from '../fields'
import { endpoint } from '../kit'
import { kind, offerSn, place, ratio } from './quick-coin-fields'

const shopForm = { gameAccounts: secret(required(200, '请填写用于发货的游戏账号')), contact: secret(ruled('contact')) }
const agree = z.literal('1', '请先阅读并同意币商服务协议')
const offerForm = {
  ratio,
  stock: units.optional().describe('units to sell from now on, beside those that running orders hold; of kind sell'),
  budget: sum
    .optional()
    .describe('what is prepaid for buying from now on, of kind recycle; the difference moves to or from the balance'),
  least: units,
  most: units,
  way: z.enum(coinWays),
  roleName: secret(text(30).optional().describe('character that takes what is bought; asked of kind recycle')),
}

/** In per cent, at most two decimals; what is too much is refused. */
const percent = z
  .string('请填写百分比')
  .trim()
  .regex(/^[+-]?\d{1,2}(?:\.\d{1,2})?$/, '百分比最多两位小数')
  .transform((text) => Math.round(Number(text) * 100))
  .refine((bp) => Math.abs(bp) <= MOST_RATIO_BP, `一次最多调整 ${MOST_RATIO_BP / 100}%`)
const ratioChange = z.object({
  offerSn: z.string(),
  name: z.string().describe('game and place'),
  from: shownRatio,
  to: shownRatio.nullable().describe('null: it stays, for the reason why'),
  why: z.string(),
})

/** A merchant's shop, offers and orders. */
export const quickCoinShopContract = {
  'GET /quickCoin/getShopQuickCoinInfo': endpoint({
    summary: 'Get the caller as a currency merchant: state, deposit, 30-day statistics',
    access: 'login',
    original: true,
    input: empty,
    output: coinShop,
    refusals: [],
  }),
  'POST /quickCoin/shopQuickCoinApply': endpoint({
    summary: 'Become a currency merchant: reviewed automatically at once, the deposit is charged to the balance',
    access: 'verified',
    original: true,
    input: z.object({ ...shopForm, payPassword, agree }),
    output: coinShop,
    refusals: [
      'NOT_VERIFIED',
      'COIN_SHOP_REFUSED',
      'ORDER_STATE',
      'BALANCE_SHORT',
      'NO_PAY_PASSWORD',
      'WRONG_PAY_PASSWORD',
      'PAY_PASSWORD_LOCKED',
    ],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /quickCoin/updateShopQuickCoin': endpoint({
    summary: 'Update the shop details for customer service, or pause all offers',
    access: 'verified',
    original: true,
    input: z.object({ ...shopForm, isPaused: flag.prefault('0') }),
    output: coinShop,
    refusals: ['COIN_SHOP_NEEDED', 'NOT_VERIFIED'],
  }),
  'POST /quickCoin/createQuickCoin': endpoint({
    summary: 'Create an offer to sell or buy game currency; a budget for buying is charged to the balance',
    access: 'verified',
    original: true,
    input: z.object({ kind, ...place, ...offerForm }),
    output: ownCoinOffer,
    refusals: ['COIN_SHOP_NEEDED', 'NOT_FOUND', 'MODE_OFF', 'INVALID_INPUT', 'BALANCE_SHORT', 'NOT_VERIFIED'],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /quickCoin/updateQuickCoin': endpoint({
    summary: 'Update or pause an own offer; existing orders keep their terms',
    access: 'verified',
    original: true,
    input: z.object({ offerSn, ...offerForm, isPaused: flag.prefault('0') }),
    output: ownCoinOffer,
    refusals: ['COIN_SHOP_NEEDED', 'NOT_FOUND', 'INVALID_INPUT', 'BALANCE_SHORT', 'NOT_VERIFIED'],
    idempotent: true,
    movesMoney: true,
  }),
  'GET /quickCoin/selfPublishQuickCoinList': endpoint({
    summary: 'List own offers, newest first',
    access: 'login',
    original: true,
    input: z.object({
      kind: kind.optional(),
      after: offerSn.optional().describe('only those listed after this one'),
      page,
      pageSize: pageSize(10),
    }),
    output: paged(ownCoinOffer),
    refusals: [],
  }),
  'GET /quickCoin/rivals': endpoint({
    summary: 'Get the best ratio of other merchants for each own offer, and the own rank',
    access: 'login',
    input: z.object({ kind }),
    output: z.object({
      list: z.array(
        z.object({
          offerSn: z.string(),
          best: shownRatio.nullable().describe('of other merchants that take orders now; null: none'),
          rivals: z.number().int(),
          rank: z.number().int().describe('1: nobody is better'),
        }),
      ),
    }),
    refusals: [],
  }),
  'GET /quickCoin/ratioPreview': endpoint({
    summary: 'Preview a change of the ratios of all own offers of a kind; nothing is changed',
    access: 'login',
    input: z.object({ kind, way: z.enum(RATIO_WAYS), percent }),
    output: z.object({ list: z.array(ratioChange) }),
    refusals: ['INVALID_INPUT'],
  }),
  'POST /quickCoin/changeRatios': endpoint({
    summary: 'Change ratios of own offers to the previewed ones; one that was changed since keeps its ratio',
    access: 'verified',
    input: z.object({
      changes: json(
        z
          .array(z.object({ offerSn, from: ratio, to: ratio }))
          .min(1, '请先预览')
          .max(100, '一次最多调整 100 条报价'),
        '请先预览',
        20_000,
      ).describe('JSON text: number, previewed old and new ratio'),
    }),
    output: z.object({ list: z.array(ratioChange), changed: z.number().int() }),
    refusals: ['COIN_SHOP_NEEDED', 'NOT_VERIFIED', 'INVALID_INPUT', 'TOO_MANY'],
    limit: { points: 60, seconds: 600 },
  }),
  'GET /quickCoin/queryQuickOrderList': endpoint({
    summary: "List orders of the caller's shop: bought from it, or sold to it",
    access: 'login',
    original: true,
    input: z.object({
      kind: kind.prefault('sell'),
      status: z
        .string()
        .regex(/^(?:-1|\d)$/)
        .transform(Number)
        .optional()
        .describe('1, 2, 3, -1 failed; absent: all'),
      keyWord: keyword().optional(),
      pages: page,
      pageSize: pageSize(10),
    }),
    output: z.object({ ...orderList.shape, figures: coinFigures }),
    refusals: [],
  }),
} as const
