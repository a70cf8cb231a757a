import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { RentUnit } from '@/lib/shared/goods/quote-rent'
import type { GoodsSn } from '@/lib/shared/ids'
import type { FenText } from '@/lib/shared/money/money'
import { at, bytes, createdAt, id, money, userId } from '../../columns'

/** Fen as text, saved when the owner stopped renting the account out. */
export type ParkedPrices = Record<RentUnit | 'deposit', string>

/** Price of an hour that starts within these hours of the day (Beijing), `to` excluded; fen as text. */
export interface StoredHourPrice {
  from: number
  to: number
  price: FenText
}

/**
 * Rental settings of an account besides its prices, which are on the item itself while it is for rent. Without a row:
 * manual delivery by the owner, minimum two hours.
 */
export const rentalOffers = pgTable(
  'rental_offers',
  {
    goodsSn: text('goods_sn').$type<GoodsSn>().primaryKey(),
    ownerId: userId('owner_id').notNull(),
    /** Minimum hours of an hourly rental. */
    minHours: integer('min_hours').notNull().default(2),
    /** Restrictions for the renter, as written by the owner. */
    rules: text('rules').notNull().default(''),
    /** Encrypted by the vault under purpose 'rental', context the goods number; null: the owner delivers manually. */
    credentials: bytes('credentials'),
    /** A renter has seen them: not given to another renter until the owner stores new ones. */
    isStale: boolean('is_stale').notNull().default(false),
    /** Cannot be rented before this time. */
    pausedUntil: at('paused_until'),
    /** Hours of the day with a price of their own, for hourly rentals; all others cost the item's price of an hour. */
    hourPrices: jsonb('hour_prices').$type<StoredHourPrice[]>().notNull().default([]),
    parked: jsonb('parked').$type<ParkedPrices>(),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('rental_offers_owner').on(t.ownerId)],
)

/** Covers of accounts for rent against bans, bought by their owners for a time; orders placed in it are covered. */
export const rentalCovers = pgTable(
  'rental_covers',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    goodsSn: text('goods_sn').$type<GoodsSn>().notNull(),
    ownerId: userId('owner_id').notNull(),
    gameId: integer('game_id').notNull(),
    distId: integer('dist_id').notNull(),
    priceFen: money('price_fen').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('rental_covers_order', sql`${t.startsAt} < ${t.endsAt} and ${t.priceFen} > 0`),
    index('rental_covers_goods').on(t.goodsSn, t.endsAt),
    index('rental_covers_owner').on(t.ownerId),
    index('rental_covers_created').on(t.createdAt),
  ],
)

/** Times in which the owner does not rent an account out. */
export const rentalBlocks = pgTable(
  'rental_blocks',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    goodsSn: text('goods_sn').$type<GoodsSn>().notNull(),
    ownerId: userId('owner_id').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('rental_blocks_order', sql`${t.startsAt} < ${t.endsAt}`),
    index('rental_blocks_goods').on(t.goodsSn, t.endsAt),
    index('rental_blocks_owner').on(t.ownerId),
  ],
)

/** Members to whom an owner does not rent out; they learn neither the owner's reason nor that there is such a list. */
export const refusedRenters = pgTable(
  'refused_renters',
  {
    ownerId: userId('owner_id').notNull(),
    renterId: userId('renter_id').notNull(),
    /** For the owner. */
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.renterId] })],
)
