import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { RentUnit } from '@/lib/shared/goods/quote'
import type { GoodsSn } from '@/lib/shared/ids'
import { at, bytes, createdAt, id } from '../columns'

/** Fen as text, as they stood when the owner took the account off. */
export type ParkedPrices = Record<RentUnit | 'deposit', string>

/**
 * How an account is let, beside its prices, which the item itself carries while it is let. No row: by the owner's hand,
 * two hours at least.
 */
export const rentalOffers = pgTable(
  'rental_offers',
  {
    goodsSn: text('goods_sn').$type<GoodsSn>().primaryKey(),
    ownerId: id('owner_id').notNull(),
    /** Least hours of a rent by the hour. */
    minHours: integer('min_hours').notNull().default(2),
    /** What the renter must not do, in the owner's words. */
    rules: text('rules').notNull().default(''),
    /** Sealed by the vault under purpose 'rental', context the goods number; null: the owner hands over by hand. */
    credentials: bytes('credentials'),
    /** A renter has seen them: no further renter gets them until the owner stores new ones. */
    isStale: boolean('is_stale').notNull().default(false),
    /** Not to be rented before. */
    pausedUntil: at('paused_until'),
    parked: jsonb('parked').$type<ParkedPrices>(),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('rental_offers_owner').on(t.ownerId)],
)
