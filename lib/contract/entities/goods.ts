import { z } from 'zod'
import { CAPTURE_KINDS } from '@/lib/shared/goods/goods-checks'
import { dateTime, yuan } from '../fields'

export const game = z.object({
  id: z.number().int(),
  name: z.string(),
  gameLogo: z.string(),
  gameType: z.number().int().describe('1 mobile, 2 PC'),
  goodsTypeAndNameMap: z.string().describe('JSON text: goods type id -> name'),
  initial: z.string().describe('A-Z'),
  initials: z.string(),
  pinyin: z.string(),
  hot: z.number().int().nullable().describe('rank, 1 is hottest'),
})
export type Game = z.output<typeof game>

const areaOption = z.object({
  specialId: z.number().int(),
  specialName: z.string(),
  fieldId: z.string(),
  secondOptions: z.array(z.object({ twoSpecialId: z.number().int(), twoSpecialName: z.string() })),
})
const gameField = z.object({
  key: z.string(),
  label: z.string(),
  options: z.array(z.string()),
  unit: z.string(),
  kind: z
    .enum(['choice', 'number', 'text'])
    .optional()
    .describe('what a filter by it offers: its choices, a range, words'),
  group: z.string().optional().describe('heading it stands under'),
  isMain: z.boolean().optional().describe('lists show it; false: only its own page does'),
  isSort: z.boolean().optional().describe('the number that lists of the game are sorted by'),
  least: z.number().int().optional().describe('of a number'),
  most: z.number().int().optional().describe('of a number'),
})
export const gameFilter = z.object({ gameId: z.number().int(), areas: z.array(areaOption), fields: z.array(gameField) })
export type GameFilter = z.output<typeof gameFilter>

/** Yuan for an hour, a night of 10 hours, a day and a week; the deposit is at most 20 hours' rent. */
export const rentalPrices = z.object({ hour: yuan, night: yuan, day: yuan, week: yuan, deposit: yuan })
export type RentalPrices = z.output<typeof rentalPrices>

const fact = z.object({ key: z.string(), label: z.string(), value: z.string() })

/** Goods as shown in lists. */
export const goodsRow = z.object({
  goodsSn: z.string(),
  gameId: z.number().int(),
  gameName: z.string(),
  goodsTypeId: z.number().int(),
  goodsTypeStr: z.string(),
  bigTitle: z.string(),
  smallTitleName: z.string(),
  price: yuan,
  stock: z.number().int().describe('units that can be ordered now'),
  createTime: z.string().describe('YYYY-MM-DD'),
  areaId: z.number().int(),
  areaName: z.string(),
  serverId: z.number().int(),
  serverName: z.string(),
  crossId: z.number().int(),
  crossName: z.string(),
  distId: z.number().int(),
  securitService: z.string(),
  ensureOpen: z.boolean(),
  canEnsure: z.boolean().describe('cover may be bought with it'),
  isOfficialSell: z.boolean(),
  bargain: z.boolean(),
  status: z
    .number()
    .int()
    .describe(
      '0 in review, 1 on shelf, 2 off shelf, 3 sold, 4 removed, 5 refused by staff, 6 off the shelf while its seller is frozen',
    ),
  thumbnail: z.string(),
  facts: z.array(fact).describe('the main ones'),
  views: z.number().int(),
  favourites: z.number().int(),
  rental: rentalPrices.nullable().describe('null: not for rent'),
  checkDate: z.string().describe("YYYY-MM-DD on which staff checked the account; '': not, or no longer"),
  confirmDate: z.string().describe("YYYY-MM-DD on which the seller last confirmed that it is for sale; '': never"),
  isAutomatic: z.boolean().describe('payment hands it over at once'),
  coin: z
    .object({ amount: z.number().int(), scale: z.number() })
    .nullable()
    .describe('of currency: units in one unit of goods, and for one yuan; null: no currency, or no amount stated'),
})
export type GoodsRow = z.output<typeof goodsRow>

/** An item of a shelf, which shows no seller. */
export const shelfCard = goodsRow.extend({ faced: z.boolean().describe("the seller's face was checked") })
export type ShelfCard = z.output<typeof shelfCard>

/** One of the caller's favourites. */
export const favouriteRow = goodsRow.extend({
  fell: yuan.nullable().describe('how much cheaper it is than when it was marked; null: it is not, or is not for sale'),
})
export type FavouriteRow = z.output<typeof favouriteRow>

/** The seller of a row of a public list. */
export const rowSeller = z.object({
  nickName: z.string().describe('masked'),
  shop: z.string().describe('code of his shop'),
  stars: z.number().nullable().describe('of buyers, 1 to 5, one decimal; null: nobody rated'),
  rated: z.number().int().describe('how many buyers rated'),
  faced: z.boolean().describe('a face check of him counts for listings now'),
  online: z.boolean(),
  deals: z.number().int().describe('sales on all sites'),
  minutes: z
    .number()
    .int()
    .nullable()
    .describe('half of his orders of this kind were handed over within, from payment on; null: too few'),
  ships: z
    .string()
    .optional()
    .describe('when the seller sends again, if not now: 9:00 起发货, 休假至 12-03; not of what is handed over at once'),
  isAway: z.literal(true).optional().describe('the seller is away, so that it cannot be ordered'),
})

/** A row of a public, filterable list. */
export const shelfRow = goodsRow.extend({
  seller: rowSeller,
  rentTerms: z
    .object({
      minHours: z.number().int().describe('shortest rental by the hour'),
      isAuto: z.boolean().describe('handed over at once after payment'),
    })
    .optional()
    .describe('in lists of accounts for rent'),
})
export type ShelfRow = z.output<typeof shelfRow>

export const ensureTier = z.object({
  ensureId: z.number().int(),
  name: z.string(),
  explain: z.string(),
  /** Fee for one unit. */
  fee: yuan,
  basisPoints: z.number().int().describe('share of the price, 100 is 1 %'),
  fixedPrice: yuan.nullable().describe('in place of the share: of an order, whatever it comes to'),
  days: z.number().int().describe('from receipt on'),
  mostPercent: z.number().int().describe('most that it pays, of the price'),
})

export const goodsDetail = goodsRow.extend({
  facts: z.array(fact.extend({ group: z.string().optional().describe('heading it stands under') })),
  description: z.string(),
  images: z.array(z.string()),
  video: z.string().describe("address of the seller's video, which expires within hours; '': none"),
  reserved: z.boolean().describe('somebody holds the last unit in an unpaid order'),
  isRented: z.boolean().describe('rented and not returned, also before and after its time runs'),
  rentedUntil: dateTime.nullable().describe('end of the current rental, which its renter can extend'),
  soldNum: z.number().int(),
  ships: z
    .string()
    .describe("when the seller sends again: 9:00 起发货, 休假至 12-03; '': works now, or it is handed over at once"),
  isAway: z.boolean().describe('the seller is away, and it cannot be ordered'),
  seller: z.object({
    nickName: z.string().describe('masked'),
    shop: z.string().describe('code of his shop'),
    actor: z.string(),
    authStatus: z.number().int(),
    faceMonth: z.string().describe("YYYY-MM of the face check that counts; '': none"),
    onSale: z.number().int(),
    sold: z.number().int().describe('deals: paid and not ended since'),
    stars: rowSeller.shape.stars,
    rated: rowSeller.shape.rated,
    minutes: rowSeller.shape.minutes,
    hours: z.string().describe("working hours: 每天 9:00–23:00; '': around the clock"),
    awayNote: z.string(),
    since: z.string(),
  }),
  checked: z
    .object({
      captures: z
        .array(z.object({ kind: z.enum(CAPTURE_KINDS), src: z.string() }))
        .describe('taken by staff in the game; shown before the pictures of the seller'),
      video: z.string().describe("address of the recording of staff; '': none"),
      facts: z.array(z.string()).describe('keys of the facts that staff confirmed'),
      minutes: z
        .number()
        .int()
        .nullable()
        .describe(
          'half of the latest orders of checked accounts were handed over within, from payment on; null: too few',
        ),
    })
    .nullable()
    .describe('null: staff have not checked it, or the check no longer counts'),
  ensureTiers: z.array(ensureTier),
  updateTime: dateTime,
})
export type GoodsDetail = z.output<typeof goodsDetail>

/** What may change while the page of an item is open. */
export const goodsNow = goodsDetail.pick({
  price: true,
  stock: true,
  reserved: true,
  isRented: true,
  rentedUntil: true,
  status: true,
  ships: true,
  isAway: true,
})
export type GoodsNow = z.output<typeof goodsNow>
