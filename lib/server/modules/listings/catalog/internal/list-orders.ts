import { asc, desc, type SQL } from 'drizzle-orm'
import type { GOODS_SORTS } from '@/lib/contract/entities/goods-list'
import { goods } from '../../../../db/schema/listings/catalog'

export type Sort = (typeof GOODS_SORTS)[number]

const NEWEST = [desc(goods.rankedAt), desc(goods.id)]
export const ORDERS = {
  default: NEWEST,
  newest: NEWEST,
  priceAsc: [asc(goods.priceFen), asc(goods.id)],
  priceDesc: [desc(goods.priceFen), desc(goods.id)],
  views: [desc(goods.views), desc(goods.id)],
  mainAsc: [asc(goods.mainNumber), asc(goods.id)],
  mainDesc: [desc(goods.mainNumber), desc(goods.id)],
  rated: [desc(goods.sellerStars), desc(goods.id)],
  fastest: [asc(goods.deliverMinutes), asc(goods.id)],
  checked: [desc(goods.checkedAt), desc(goods.id)],
  confirmed: [desc(goods.confirmedAt), desc(goods.id)],
  hourAsc: [asc(goods.rentHourFen), asc(goods.id)],
  hourDesc: [desc(goods.rentHourFen), desc(goods.id)],
  depositAsc: [asc(goods.rentDepositFen), asc(goods.rentHourFen), asc(goods.id)],
} satisfies Record<Sort | 'hourAsc' | 'hourDesc', SQL[]>
export type Order = keyof typeof ORDERS

/** Rentals are sorted by their hourly price; only they have a deposit. */
const OF_RENT: Partial<Record<Sort, Order>> = { priceAsc: 'hourAsc', priceDesc: 'hourDesc' }
export const orderOf = ({ rent, sort = 'default' }: { rent?: boolean; sort?: Sort }): Order =>
  rent ? (OF_RENT[sort] ?? sort) : sort === 'depositAsc' ? 'default' : sort

/** Only within a game: each game has its own number by which accounts are compared. */
export const isByMain = (order: Order | undefined): boolean => order === 'mainAsc' || order === 'mainDesc'

/** Only within a game, by whose goods these orders have an index. */
export const needsGame = (order: Order | undefined): boolean =>
  isByMain(order) || order === 'rated' || order === 'fastest' || order === 'checked' || order === 'confirmed'
