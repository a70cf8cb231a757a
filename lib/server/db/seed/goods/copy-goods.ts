import type { Client } from 'pg'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import type { UserId } from '@/lib/shared/ids'
import { copyLine, copyLines } from '../copy-rows'
import { Random } from '../random'
import { weighted } from '../weighted'
import { makeGoods, type SeedGame, type SeedGoods } from './make-goods'
import { type SoldRangeOf, withinSold } from './sold-prices'

/** Columns of generated goods; the rest have defaults or are computed. */
export const COLUMNS = [
  'sn',
  'game_id',
  'goods_type_id',
  'area_id',
  'server_id',
  'area_name',
  'server_name',
  'cross_id',
  'cross_name',
  'title',
  'small_title_name',
  'description',
  'price_fen',
  'stock',
  'status',
  'seller_id',
  'dist_id',
  'is_official_sell',
  'ensure_open',
  'securit_service',
  'can_ensure',
  'bargain',
  'facts',
  'main_number',
  'rent_hour_fen',
  'rent_night_fen',
  'rent_day_fen',
  'rent_week_fen',
  'rent_deposit_fen',
  'images',
  'views',
  'favourites',
  'terms',
  'checked_at',
  'created_at',
  'updated_at',
]

/** 'a' 'b': a tsvector literal. */
const vector = (terms: string[]) => `'${terms.join("' '")}'`

function line(g: SeedGoods): string {
  const at = g.createdAt.toISOString()
  return copyLine([
    g.sn,
    g.gameId,
    g.goodsTypeId,
    g.place.areaId,
    g.place.serverId,
    g.place.areaName,
    g.place.serverName,
    g.crossId,
    g.crossName,
    g.title,
    g.smallTitleName,
    g.description,
    g.priceFen,
    g.stock,
    g.stock > 0 ? GOODS_STATUS.onShelf : GOODS_STATUS.sold,
    g.sellerId,
    g.distId,
    g.isOfficialSell,
    g.ensureOpen,
    g.securitService,
    g.canEnsure,
    g.bargain,
    JSON.stringify(g.facts),
    g.mainNumber,
    g.rent?.hour,
    g.rent?.night,
    g.rent?.day,
    g.rent?.week,
    g.rent?.deposit,
    JSON.stringify(g.images),
    g.views,
    g.favourites,
    vector(g.terms),
    g.check?.passedAt.toISOString(),
    at,
    at,
  ])
}

/** Copies generated goods; items without stock were sold. */
export const copyGoods = (client: Client, goods: Iterable<SeedGoods>): Promise<void> => {
  function* lines(): Generator<string> {
    for (const one of goods) yield line(one)
  }
  return copyLines(client, 'goods', COLUMNS, lines())
}

export interface Crew {
  /** Busiest first: few sell much, most sell little. */
  sellerIds: readonly UserId[]
  /** The platform's own shop on each distributor's site, by distributor. */
  shopIds: Readonly<Record<number, UserId>>
  /** Rents out more of its accounts than others. */
  landlordId?: UserId
}

interface CatalogueInput {
  count: number
  firstNumber: number
  games: readonly SeedGame[]
  crew: Crew
  /** Maximum number of users who have an item as favourite. */
  fans: number
  now: Date
  seed: number
  /** Percentage of accounts that staff have checked, of those that are only for sale. */
  checkPercent?: number
  /** Keeps prices within what similar accounts were sold for; absent if there are no sales. */
  soldRangeOf?: SoldRangeOf
}

const OFFICIAL = 0.06
const DISTS = [1, 2, 3]
/** Percentage of accounts that a landlord rents out. */
const LANDLORD_PERCENT = 65

/** Picks sellers in the given order, the first selling most. */
export const bySales = (sellerIds: readonly UserId[]) => weighted(sellerIds, (_, i) => (i + 4) ** -0.8)

/** Generates an on-shelf catalogue, one item at a time. */
export function* catalogue(input: CatalogueInput): Generator<SeedGoods> {
  const { count, firstNumber, games, crew, fans, now, seed, checkPercent, soldRangeOf } = input
  const random = new Random(seed)
  const gameOf = weighted(games, ({ share }) => share)
  const sellerOf = bySales(crew.sellerIds)
  for (let i = 0; i < count; i++) {
    const distId = random.pick(DISTS)
    const isOfficial = random.chance(OFFICIAL)
    const sellerId = isOfficial ? (crew.shopIds[distId] as UserId) : sellerOf(random)
    const letPercent = sellerId === crew.landlordId ? LANDLORD_PERCENT : undefined
    const made = makeGoods({
      random: random.fork(),
      game: gameOf(random),
      number: firstNumber + i,
      sellerId,
      distId,
      isOfficial,
      now,
      letPercent,
      checkPercent,
    })
    const range = soldRangeOf?.(made)
    if (range) made.priceFen = withinSold(made.priceFen / 100, range, isOfficial) * 100
    made.favourites = Math.min(made.favourites, fans)
    yield made
  }
}
