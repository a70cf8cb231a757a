import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { RentUnit } from '@/lib/shared/goods/quote'
import type { GoodsSn } from '@/lib/shared/ids'
import { at, bytes, createdAt, userId } from '../columns'

/** Fen as text, saved when the owner stopped renting the account out. */
export type ParkedPrices = Record<RentUnit | 'deposit', string>

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
    parked: jsonb('parked').$type<ParkedPrices>(),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('rental_offers_owner').on(t.ownerId)],
)
