import { z } from 'zod'
import { CHECK_STATES } from '@/lib/shared/goods/goods-checks'
import { GOODS_STATUS, type GoodsStatus } from '@/lib/shared/goods/goods-status'
import { OWN_SORTS } from '@/lib/shared/goods/own-goods'
import { dateTime, flag, keyword, price, uint } from '../fields'
import { goodsRow } from './goods'

const count = z.number().int()

/** Filters of the caller's own goods. */
export const ownGoodsFilter = z.object({
  status: uint(GOODS_STATUS.withheld)
    .transform((n) => n as GoodsStatus)
    .optional(),
  goodsTypeId: uint().optional(),
  gameId: uint().optional(),
  rent: flag.optional().describe('1: only accounts for rent'),
  keyWord: keyword(100).optional().describe('goods number, or words of the title'),
  minPrice: price.optional(),
  maxPrice: price.optional(),
  sort: z.enum(OWN_SORTS).optional().describe('default: newest, by creation'),
})

const ownGoodsRow = goodsRow.extend({
  refreshTime: dateTime.nullable().describe('when it was last moved up; null: never'),
  refreshed: z.boolean().describe('moved up today (Beijing), so not again before tomorrow'),
  check: z
    .object({
      state: z.enum(CHECK_STATES),
      until: dateTime.nullable().describe('of one that passed: until when it counts'),
      text: z.string().describe('why it was refused or ended'),
    })
    .nullable()
    .describe('the latest check of the account by staff; null: none'),
  fault: z
    .object({ state: z.enum(['waiting', 'refused', 'removed']), text: z.string() })
    .nullable()
    .describe('why it is reviewed, was refused, or was taken off the shelf by staff; null: it is none of these'),
})
export type OwnGoodsRow = z.output<typeof ownGoodsRow>

export const ownGoodsPage = z.object({
  list: z.array(ownGoodsRow),
  total: count,
  more: z.boolean(),
  page: count,
  pageSize: count,
  counts: z
    .object({ all: count, review: count, onShelf: count, resting: count, offShelf: count, sold: count, refused: count })
    .describe('with the same filters and any status'),
  games: z.array(z.object({ gameId: count, gameName: z.string(), total: count })).describe('of all own goods'),
  refreshes: z
    .object({ left: count, most: count })
    .describe('how often goods of the person can still be moved up today'),
})
export type OwnGoodsPage = z.output<typeof ownGoodsPage>

export const viewDays = z.object({
  days: z
    .array(z.object({ day: z.string().describe('YYYY-MM-DD, Beijing'), views: count }))
    .describe('the last 14 days, the oldest first; days without views are 0'),
  total: count.describe('of these days'),
})
