import { z } from 'zod'
import { attrs, flag, keyword, page, pageSize, price, shopCode, uint, yuan } from '../fields'

export const GOODS_SORTS = [
  'default',
  'newest',
  'priceAsc',
  'priceDesc',
  'views',
  'mainAsc',
  'mainDesc',
  'depositAsc',
  'rated',
  'fastest',
  'checked',
  'confirmed',
] as const

/** Filters and sort orders of a list of goods. */
export const listFilter = z.object({
  gt: uint().optional().describe('goods type, default 1'),
  gid: uint().optional().describe('game'),
  shop: shopCode.optional().describe('only goods of this shop, of every type unless `gt` names one'),
  keyWord: keyword(100).optional(),
  areaId: uint().optional(),
  serverId: uint().optional(),
  crossId: uint().optional().describe('cross-server zone'),
  minPrice: price.optional(),
  maxPrice: price.optional(),
  ensure: flag.optional().describe('only goods with cover'),
  rent: flag
    .optional()
    .describe('only goods for rent that nobody has now; bounds and order of price then mean the hourly price'),
  free: flag.optional().describe('with rent: only without a deposit'),
  official: flag.optional().describe('only goods of the platform itself'),
  bargain: flag.optional().describe('only goods whose price may be talked about'),
  rated: flag.optional().describe('only of sellers whom buyers rate 4.5 or better'),
  checked: flag.optional().describe('only accounts that staff have checked'),
  faced: flag.optional().describe('only of sellers whose face was checked, as it counts for listings'),
  confirmed: flag.optional().describe('only goods that their seller confirmed today or on the two days before'),
  attrs: attrs
    .optional()
    .describe('chosen facts of the game, e.g. ranking.荣耀王者.最强王者*skins.200-300; unknown ones ask nothing'),
  sort: z
    .enum(GOODS_SORTS)
    .optional()
    .describe(
      "main*: by the game's own number (`isSort` of gamefilter), of the goods that state it; needs a game. depositAsc: with rent. rated: by the seller's stars, of at least five buyers; fastest: by the seller's usual time from payment to hand-over; both need a game; checked: of the accounts that staff have checked, the latest check first; needs a game; confirmed: the latest confirmation of the seller first; needs a game",
    ),
  page,
  pageSize: pageSize(20),
})

/** Statistics of a shelf. */
export const shelfFigures = z.object({
  days: z.number().int(),
  deals: z.number().int(),
  medianDays: z.number().int(),
  medianPrice: yuan
    .nullable()
    .describe(
      'of one unit, of the last `medianDays`, as valuations and recycling tell it; null: no game, or too few sales',
    ),
  tells: z.object({
    ensure: z.boolean().describe('some have cover and some have not'),
    official: z.boolean(),
    bargain: z.boolean(),
  }),
})
