import { z } from 'zod'
import {
  COIN_KINDS,
  COIN_SN_PATTERN,
  COIN_SORTS,
  coinWays,
  MOST_COINS,
  minutesOf,
  offerIdOf,
  ratioOf as readRatio,
} from '@/lib/shared/coin-terms'
import { coinOffer, coinQuote, coinShop, ownCoinOffer } from './entities/quick-coin'
import {
  empty,
  flag,
  none,
  page,
  paged,
  pageSize,
  payPassword,
  price,
  required,
  ruled,
  secret,
  sum,
  text,
  uint,
  yuan,
} from './fields'
import { endpoint } from './kit'

/** Units of currency for one yuan, two decimals. */
export const scale = z.number().describe('units of currency for one yuan')

const kind = z.enum(COIN_KINDS)
const offerSn = z.string().trim().regex(COIN_SN_PATTERN, '报价编号格式错误').transform(offerIdOf)
const ratio = z
  .string('请填写比例')
  .trim()
  .regex(/^(?!0+(?:\.0{1,2})?$)\d{1,10}(?:\.\d{1,2})?$/, '比例为1元兑换的数量，最多两位小数')
  .transform(readRatio)
const units = z
  .string('请填写数量')
  .trim()
  .regex(/^[1-9]\d{0,12}$/, '数量应为整数')
  .transform(Number)
  .refine((n) => n <= MOST_COINS, '数量过大')
const hour = (end: boolean) =>
  z
    .string()
    .regex(end ? /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/ : /^(?:[01]\d|2[0-3]):[0-5]\d$/, '时间格式错误')
    .transform(minutesOf)
const place = { gid: uint(), areaId: uint().prefault('0'), serverId: uint().prefault('0') }
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
  openFrom: hour(false).prefault('00:00'),
  openTo: hour(true).prefault('24:00').describe('not after openFrom: past midnight'),
  way: z.enum(coinWays),
  roleName: text(30).optional().describe('character that takes what is bought; asked of kind recycle'),
}
const many = z.object({
  amount: units.optional(),
  yuan: price.optional().describe('instead of an amount: as many whole units as it buys'),
})

export const quickCoinContract = {
  'GET /quickCoin/getShopQuickCoinInfo': endpoint({
    summary: 'The caller as a currency merchant: state, deposit, figures of 30 days',
    access: 'login',
    input: empty,
    output: coinShop,
    refusals: [],
  }),
  'POST /quickCoin/shopQuickCoinApply': endpoint({
    summary: 'Become a currency merchant: reviewed by rule at once, the deposit leaves the balance',
    access: 'verified',
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
    summary: 'Change what customer service knows of the own shop, or let all offers rest',
    access: 'verified',
    input: z.object({ ...shopForm, isPaused: flag.prefault('0') }),
    output: coinShop,
    refusals: ['COIN_SHOP_NEEDED', 'NOT_VERIFIED'],
  }),
  'POST /quickCoin/fillDeposit': endpoint({
    summary: 'Fill the deposit up again, from the balance',
    access: 'verified',
    added: true,
    input: z.object({ payPassword }),
    output: coinShop,
    refusals: [
      'COIN_SHOP_NEEDED',
      'ORDER_STATE',
      'BALANCE_SHORT',
      'NO_PAY_PASSWORD',
      'WRONG_PAY_PASSWORD',
      'PAY_PASSWORD_LOCKED',
      'NOT_VERIFIED',
    ],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /quickCoin/reviewShop': endpoint({
    summary: 'Staff suspend a merchant, or lift a suspension; running orders go on',
    access: 'login',
    added: true,
    input: z.object({
      userId: uint(),
      state: z.enum(['active', 'suspended']),
      reason: required(100, '请填写理由'),
    }),
    output: none,
    refusals: ['FORBIDDEN', 'NOT_FOUND', 'ORDER_STATE'],
  }),
  'POST /quickCoin/createQuickCoin': endpoint({
    summary: 'Offer to sell or to buy game currency; a budget for buying leaves the balance',
    access: 'verified',
    input: z.object({ kind, ...place, ...offerForm }),
    output: ownCoinOffer,
    refusals: ['COIN_SHOP_NEEDED', 'NOT_FOUND', 'MODE_OFF', 'INVALID_INPUT', 'BALANCE_SHORT', 'NOT_VERIFIED'],
    idempotent: true,
    movesMoney: true,
  }),
  'POST /quickCoin/updateQuickCoin': endpoint({
    summary: 'Change an own offer or let it rest; orders made before keep their terms',
    access: 'verified',
    input: z.object({ offerSn, ...offerForm, isPaused: flag.prefault('0') }),
    output: ownCoinOffer,
    refusals: ['COIN_SHOP_NEEDED', 'NOT_FOUND', 'INVALID_INPUT', 'BALANCE_SHORT', 'NOT_VERIFIED'],
    idempotent: true,
    movesMoney: true,
  }),
  'GET /quickCoin/selfPublishQuickCoinList': endpoint({
    summary: 'Own offers, newest first',
    access: 'login',
    input: z.object({ kind: kind.optional(), page, pageSize: pageSize(10) }),
    output: paged(ownCoinOffer),
    refusals: [],
  }),
  'GET /quickCoin/findQuickCoin': endpoint({
    summary: 'One offer of a merchant, open or not',
    access: 'public',
    input: z.object({ offerSn }),
    output: coinOffer,
    refusals: ['NOT_FOUND'],
  }),
  'GET /quickCoin/getQuickCoinList': endpoint({
    summary:
      'Open offers of merchants: of those that sell the most for one yuan first, of those that buy the dearest; or by sort',
    access: 'public',
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
    summary: 'What an amount, or so much money, comes to at the best open offer of a place',
    access: 'public',
    added: true,
    input: many.extend({ kind: kind.prefault('sell'), ...place }),
    output: coinQuote,
    refusals: ['INVALID_INPUT', 'NO_COIN_OFFER', 'NOT_FOUND'],
    limit: { points: 600, seconds: 60, inProcess: true },
  }),
  'GET /quickCoin/shelf': endpoint({
    summary: 'Currency on the shelf, the most for one yuan first',
    access: 'public',
    added: true,
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
