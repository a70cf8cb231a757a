import { z } from 'zod'
import {
  GAMES_NEEDED,
  HOURS_TOO_LONG,
  MATCHES_TOO_MANY,
  MOST_GAMES,
  MOST_LEVEL,
  MOST_MATCHES,
  MOST_WORK_HOURS,
} from '@/lib/shared/trade/boost-terms'
import { boosterCard, boosterInfo, boosterOffer, workPost } from '../entities/booster'
import {
  commaList,
  count,
  deposit,
  flag,
  none,
  orderSn,
  page,
  paged,
  pageSize,
  price,
  required,
  ruled,
  secret,
  text,
  uint,
  userId,
  yuan,
} from '../fields'
import { endpoint } from '../kit'

const kind = z.enum(['boosting', 'convoy'])
const hours = ruled('hours')
  .transform(Number)
  .refine((n) => n <= MOST_WORK_HOURS, HOURS_TOO_LONG)
const profile = z.object({
  intro: text(300).default(''),
  gameIds: commaList(uint(), 200).refine((ids) => ids.length >= 1 && ids.length <= MOST_GAMES, GAMES_NEEDED),
})
/** Filters for packages and posted works. */
const wished = {
  gid: uint().optional().describe('game'),
  minPrice: price.optional().describe('as the package or the demand tells it'),
  maxPrice: price.optional(),
  hours: hours.optional().describe('promised in so many at most'),
}

export const boosterContract = {
  'GET /booster/servicePlans': endpoint({
    summary: 'List boosting or convoy plans of a game with prices, and the games that have any, hottest first',
    access: 'public',
    input: z.object({
      kind,
      gid: uint().optional().describe('game; without it the first that has plans'),
    }),
    output: z.object({
      gameId: z.number().int().describe('0: no game has plans'),
      gameName: z.string(),
      games: z.array(
        z.object({
          gameId: z.number().int(),
          gameName: z.string(),
          count: z.number().int(),
          from: yuan.describe('lowest price'),
        }),
      ),
      plans: z.array(
        z.object({
          planId: z.number().int(),
          title: z.string(),
          from: z.string().describe('where a step of the ladder begins; empty for plans that stand alone'),
          to: z.string(),
          price: yuan.describe('of a whole boosting plan, of one match of a convoy plan'),
          hours: z.number().int().describe('usual duration; 1 for convoy plans'),
          safety: z.string(),
        }),
      ),
    }),
    refusals: ['NOT_FOUND'],
    cache: { fresh: 300, stale: 3600, tags: ['plans', 'games'] },
  }),
  'GET /booster/getBoosterInfo': endpoint({
    summary: 'Get the caller as a booster: state, statistics, own packages',
    access: 'login',
    original: true,
    input: z.object({}),
    output: boosterInfo,
    refusals: [],
  }),
  'POST /booster/boosterApply': endpoint({
    summary: 'Apply as a booster; the deposit follows',
    access: 'verified',
    original: true,
    input: profile.extend({ agree: z.literal('1', '请先阅读并同意代练服务规则') }),
    output: boosterInfo,
    refusals: ['NOT_FOUND', 'NOT_VERIFIED'],
  }),
  'POST /booster/updateBooster': endpoint({
    summary: "Update the caller's public booster profile",
    access: 'verified',
    original: true,
    input: profile,
    output: boosterInfo,
    refusals: ['NOT_FOUND', 'BOOSTER_NEEDED', 'NOT_VERIFIED'],
  }),
  'POST /booster/savePackage': endpoint({
    summary: 'Create, update or hide an own package',
    access: 'verified',
    input: z.object({
      packageId: uint().optional().describe('absent: a new one'),
      kind,
      gid: uint(),
      title: required(40, '请填写套餐内容'),
      price,
      hours,
      safety: deposit,
      efficiency: deposit,
      on: flag.prefault('1'),
    }),
    output: none,
    refusals: ['NOT_FOUND', 'BOOSTER_NEEDED', 'INVALID_INPUT', 'NOT_VERIFIED', 'MODE_OFF'],
  }),
  'GET /booster/packages': endpoint({
    summary: 'List packages of boosters with their statistics',
    access: 'public',
    input: z.object({
      kind,
      ...wished,
      booster: userId.optional().describe('packages of this one alone'),
      sort: z.enum(['price', 'done', 'rating']).optional(),
      page,
      pageSize: pageSize(12),
    }),
    output: paged(boosterOffer),
    refusals: [],
    cache: { fresh: 5, stale: 30, tags: [] },
  }),
  'GET /booster/boosters': endpoint({
    summary: 'List boosters with their statistics, most works first; their income is not included',
    access: 'public',
    input: z.object({
      kind,
      gid: uint().optional().describe('with a package for this game, or good at it'),
      page,
      pageSize: pageSize(8),
    }),
    output: paged(boosterCard),
    refusals: [],
    cache: { fresh: 5, stale: 30, tags: [] },
  }),
  'GET /booster/posts': endpoint({
    summary: 'List open works posted by customers, those who booked the season first',
    access: 'public',
    input: z.object({
      kind: kind.optional(),
      ...wished,
      level: uint(MOST_LEVEL).optional().describe('open to a booster of this level'),
      sort: z.enum(['time', 'price']).optional(),
      page,
      pageSize: pageSize(12),
    }),
    output: paged(workPost),
    refusals: [],
  }),
  'GET /booster/takeablePosts': endpoint({
    summary: 'List posted works that the caller may accept: of the own level and from other people',
    access: 'verified',
    input: z.object({
      kind: kind.optional(),
      isMine: flag.optional().describe('1 only games of the own profile'),
      page,
      pageSize: pageSize(12),
    }),
    output: paged(workPost),
    refusals: ['BOOSTER_NEEDED', 'NOT_VERIFIED'],
  }),
  'POST /booster/place': endpoint({
    summary: 'Create an unpaid order for a work: posted publicly once paid, or reserved for the booster of a package',
    access: 'verified',
    input: z.object({
      kind,
      gid: uint(),
      packageId: uint().optional().describe('a package of a booster, at its price'),
      seasonPackageId: uint()
        .optional()
        .describe('a package of a coming season, at its price; its work begins with the season'),
      from: text(30).default(''),
      to: required(40, '请填写目标'),
      price: price.describe('of the whole work, of one match of a convoy'),
      num: count.refine((n) => n <= MOST_MATCHES, MATCHES_TOO_MANY).prefault('1'),
      hours,
      safety: deposit,
      efficiency: deposit,
      level: uint(MOST_LEVEL).prefault('1').describe('least level of who may take it'),
      areaName: text(30).default(''),
      note: secret(text(300).default('')),
      account: secret(text(100).optional().describe('of boosting: stored sealed, for the worker alone')),
      password: secret(text(100).optional()),
      contact: secret(ruled('contact').optional()),
      agree: z.literal('1', '请先阅读并同意交易服务协议'),
    }),
    output: z.object({ orderSn: z.string(), totalPrice: yuan, expiresIn: z.number().int().describe('seconds') }),
    refusals: [
      'NOT_FOUND',
      'GOODS_GONE',
      'OWN_GOODS',
      'PRICE_CHANGED',
      'NOT_VERIFIED',
      'INVALID_INPUT',
      'MODE_OFF',
      'UNPAID_LIMIT',
    ],
    idempotent: true,
    movesMoney: true,
    limit: { points: 60, seconds: 60 },
  }),
  'POST /booster/accept': endpoint({
    summary: 'Accept a posted work; the first booster succeeds, both deposits are charged to the balance',
    access: 'verified',
    input: z.object({ orderSn }),
    output: z.object({ orderSn: z.string() }),
    refusals: [
      'NOT_FOUND',
      'ELSEWHERE',
      'ORDER_STATE',
      'ORDER_FROZEN',
      'OWN_GOODS',
      'MODE_OFF',
      'BOOSTER_NEEDED',
      'TOO_MANY',
      'BALANCE_SHORT',
      'NOT_VERIFIED',
      'FORBIDDEN',
    ],
    idempotent: true,
    movesMoney: true,
  }),
} as const
