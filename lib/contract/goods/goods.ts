import { z } from 'zod'
import { matchList } from '../entities/content'
import { ensureTier, goodsDetail, goodsNow, goodsRow, shelfCard, shelfRow } from '../entities/goods'
import { codeLines, goodsForm } from '../entities/goods-form'
import { listFilter, shelfFigures } from '../entities/goods-list'
import { ownGoodsFilter, ownGoodsPage } from '../entities/goods-own'
import {
  dateTime,
  dayText,
  empty,
  flag,
  goodsSn,
  none,
  page,
  paged,
  pageSize,
  price,
  text,
  uint,
  yuan,
} from '../fields'
import { endpoint } from '../kit'

export const goodsContract = {
  'GET /goods/getGoodsList': endpoint({
    summary: 'List goods on the shelf, filtered and sorted',
    access: 'public',
    original: true,
    input: listFilter,
    output: paged(shelfRow),
    refusals: ['NOT_FOUND', 'GONE'],
    limit: { points: 1200, seconds: 60, inProcess: true },
  }),
  'GET /goods/currentdayDealGoodsList': endpoint({
    summary: 'List goods of the orders paid today (Beijing), latest first; removed goods are omitted',
    access: 'public',
    original: true,
    input: z.object({ gid: uint().optional().describe('game'), page, pageSize: pageSize(20) }),
    output: paged(goodsRow.extend({ payTime: dateTime })),
    refusals: [],
    cache: { fresh: 10, stale: 60, tags: ['deals:{gid}'] },
  }),
  'GET /goods/getDistGamedsAdverList': endpoint({
    summary: 'List ad slots of this distributor, with the game in their address',
    access: 'public',
    original: true,
    input: z.object({ position: text(40).optional().describe('only this position, e.g. homeHero') }),
    output: z.object({
      list: z.array(
        z.object({
          position: z.string(),
          title: z.string(),
          htUrl: z.string(),
          device: z.string().describe("'pc', 'mobile' or '' for both"),
          gameId: z.number().int().nullable(),
          gameName: z.string(),
        }),
      ),
    }),
    refusals: [],
    cache: { fresh: 60, stale: 600, tags: ['home', 'games'] },
  }),
  'GET /goods/goodsInfo': endpoint({
    summary: 'Get an item; 404 when unknown, 410 when its seller or the platform removed it',
    access: 'public',
    original: true,
    input: z.object({ goodsSn }),
    output: goodsDetail,
    refusals: ['NOT_FOUND', 'GONE'],
    limit: { points: 600, seconds: 60 },
    cache: { fresh: 10, stale: 60, tags: ['goods:{goodsSn}'] },
  }),
  'GET /goods/temporary/goodsInfo': endpoint({
    summary: 'Get changing data of an item while it is viewed: price, free units, pending payment',
    access: 'public',
    original: true,
    input: z.object({ goodsSn }),
    output: goodsNow,
    refusals: ['NOT_FOUND'],
    cache: { fresh: 3, stale: 0, tags: [] },
  }),
  'GET /goods/findDiscount': endpoint({
    summary: 'Get the game and type of a goods number',
    access: 'public',
    original: true,
    input: z.object({ goodsSn }),
    output: z.object({ goodsSn: z.string(), gameId: z.number().int(), goodsTypeId: z.number().int() }),
    refusals: ['NOT_FOUND'],
  }),
  'GET /goods/getAvGoodsList': endpoint({
    summary:
      'Get home page data: counts and lowest price per mode and game; per type goods of many games, picked and recommended ones first',
    access: 'public',
    original: true,
    input: empty,
    output: z.object({
      modes: z.array(
        z.object({
          goodsTypeId: z.number().int(),
          count: z.number().int(),
          today: z.number().int().describe('listed today (Beijing)'),
          week: z.number().int().describe('listed in seven days, today included'),
          from: yuan.nullable(),
          games: z.number().int(),
          rentCount: z.number().int().describe('of these for rent'),
          rentFrom: yuan.nullable().describe('lowest hourly price'),
        }),
      ),
      games: z.array(
        z.object({
          gameId: z.number().int(),
          count: z.number().int(),
          rentCount: z.number().int().describe('accounts for rent'),
          from: yuan.nullable().describe('lowest price of an account'),
        }),
      ),
      shelves: z.array(
        z.object({
          goodsTypeId: z.number().int(),
          title: z.string(),
          official: z.boolean().describe('official goods only'),
          list: z.array(shelfCard),
        }),
      ),
    }),
    refusals: [],
    cache: { fresh: 60, stale: 600, tags: ['shelf:-:-'] },
  }),
  'GET /goods/typeCounts': endpoint({
    summary: 'Count the goods of each type of a game on the shelf',
    access: 'public',
    input: z.object({ gid: uint().describe('game') }),
    output: z.object({
      list: z.array(
        z.object({
          goodsTypeId: z.number().int(),
          total: z.number().int(),
          more: z.boolean().describe('there are more than `total`'),
        }),
      ),
    }),
    refusals: ['NOT_FOUND'],
    cache: { fresh: 60, stale: 600, tags: ['shelf:{gid}:-', 'games'] },
  }),
  'GET /goods/shelfFigures': endpoint({
    summary:
      'Get deals of a game and type in the last 7 days, the median price, and the tags that only some goods have',
    access: 'public',
    input: z.object({
      gid: uint().optional().describe('game'),
      gt: uint().optional().describe('goods type, default 1'),
    }),
    output: shelfFigures,
    refusals: [],
    cache: { fresh: 60, stale: 600, tags: ['shelf:{gid}:{gt}', 'games'] },
  }),
  'GET /goods/mostViewGoodsList': endpoint({
    summary: 'List the most viewed goods of a game and type',
    access: 'public',
    original: true,
    input: z.object({ gid: uint().optional(), gt: uint().optional(), pageSize: pageSize(8, 24) }),
    output: z.object({ list: z.array(shelfCard) }),
    refusals: [],
    cache: { fresh: 60, stale: 600, tags: ['shelf:{gid}:{gt}'] },
  }),
  'GET /goods/getLeagueMatchList': endpoint({
    summary: 'List league matches of the last 7 and the next 14 days',
    access: 'public',
    original: true,
    input: z.object({
      gid: uint().optional().describe('game'),
      day: dayText
        .optional()
        .describe('YYYY-MM-DD, Beijing: only matches that start on this day, also outside the window'),
    }),
    output: matchList,
    refusals: [],
    cache: { fresh: 30, stale: 120, tags: ['matches'] },
  }),
  'GET /goods/getGoodsUpperConf': endpoint({
    summary: 'Get the required fields, fee and cover tiers for publishing a type of a game',
    access: 'public',
    original: true,
    input: z.object({ gameId: uint(), goodsTypeId: uint() }),
    output: z.object({
      feePercent: z.string(),
      feeBasisPoints: z.number().int().describe("the seller's fee, 100 is 1 %"),
      rentFeeBasisPoints: z.number().int().nullable().describe('of the rent when it is let; null: not to be let'),
      leastFee: yuan.describe('where the share is less'),
      leastPrice: yuan.describe('of a unit'),
      coinName: z.string().describe('of the game'),
      maxImages: z.number().int(),
      minImages: z.number().int().describe('uploaded, not drawn'),
      videoFrom: yuan.nullable().describe('unit price from which a video is required; null: never'),
      videoChecklist: z.array(z.string()).describe('what the video must show'),
      needsArea: z.boolean().describe('areaId is required'),
      neededFacts: z.array(z.string()).describe('keys of required fields'),
      unique: z.boolean().describe('stock is always 1'),
      ensureTiers: z.array(ensureTier.omit({ fee: true }).extend({ percent: z.string() })),
    }),
    refusals: ['NOT_FOUND', 'MODE_OFF'],
    cache: { fresh: 300, stale: 600, tags: ['games'] },
  }),
  'GET /goods/getUserLookGoodsHistory': endpoint({
    summary: 'List the own browsing history',
    access: 'login',
    original: true,
    input: z.object({ page, pageSize: pageSize(20) }),
    output: paged(goodsRow),
    refusals: [],
  }),
  'POST /goods/clearLookHistory': endpoint({
    summary: 'Delete the own browsing history',
    access: 'login',
    input: empty,
    output: none,
    refusals: [],
  }),
  'POST /goods/recordView': endpoint({
    summary: 'Count a view, and add it to the own history when logged in',
    access: 'public',
    input: z.object({ goodsSn }),
    output: none,
    refusals: [],
    limit: { points: 300, seconds: 60, inProcess: true },
  }),
  'GET /goods/selfPublishGoodsList': endpoint({
    summary: 'List own goods as a seller, with counts per status and what staff objected to',
    access: 'login',
    original: true,
    input: ownGoodsFilter.extend({
      after: goodsSn.optional().describe('of the newest: only those listed after this one'),
      page,
      pageSize: pageSize(20),
    }),
    output: ownGoodsPage,
    refusals: [],
  }),
  'GET /goods/selfPublishGoodsByGoodsId': endpoint({
    summary: 'Get an own item for editing',
    access: 'login',
    original: true,
    input: z.object({ goodsSn }),
    output: goodsDetail,
    refusals: ['NOT_FOUND'],
  }),
  'POST /goods/releaseGoods': endpoint({
    summary: 'Publish an item',
    access: 'verified',
    original: true,
    input: goodsForm.extend({
      codes: codeLines.optional().describe('of type 46, one per line: they become the stock'),
    }),
    output: z.object({
      goodsSn: z.string(),
      status: z.number().int(),
      codes: z
        .object({ added: z.number().int(), repeated: z.number().int().describe('left out') })
        .nullable()
        .describe('null: none were given'),
    }),
    refusals: ['INVALID_INPUT', 'MODE_OFF', 'NOT_VERIFIED', 'NOT_FOUND', 'FACE_NEEDED'],
    idempotent: true,
    limit: { points: 60, seconds: 3600 },
  }),
  'POST /goods/updatetGoods': endpoint({
    summary: 'Edit an own item that no order reserves',
    access: 'verified',
    original: true,
    input: goodsForm.omit({ gameId: true, goodsTypeId: true }).extend({ goodsSn }),
    output: goodsDetail,
    refusals: ['NOT_FOUND', 'GOODS_BUSY', 'INVALID_INPUT', 'FACE_NEEDED'],
  }),
  'POST /goods/pushOrPullGoods': endpoint({
    summary: 'Put an own item on the shelf or take it off',
    access: 'verified',
    original: true,
    input: z.object({ goodsSn, onShelf: flag }),
    output: goodsRow,
    refusals: ['NOT_FOUND', 'GOODS_BUSY', 'MODE_OFF', 'FACE_NEEDED'],
  }),
  'POST /goods/onlySetupGoodsPrice': endpoint({
    summary: 'Change the price of an own item',
    access: 'verified',
    original: true,
    input: z.object({ goodsSn, price }),
    output: goodsRow,
    refusals: ['NOT_FOUND', 'GOODS_BUSY', 'INVALID_INPUT', 'FACE_NEEDED'],
  }),
  'GET /goods/nearGoods': endpoint({
    summary: 'List goods of the same game and type with prices nearest to that of an item',
    access: 'public',
    input: z.object({ goodsSn, pageSize: pageSize(6, 12) }),
    output: z.object({ list: z.array(goodsRow).describe('the nearest first') }),
    refusals: ['NOT_FOUND', 'GONE'],
    cache: { fresh: 60, stale: 600, tags: ['goods:{goodsSn}'] },
  }),
} as const
