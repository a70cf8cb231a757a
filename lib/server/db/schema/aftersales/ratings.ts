import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { createdAt, id, userId } from '../../columns'

/** Ratings of service staff by the parties of an order; one per order and side. */
export const serviceRatings = pgTable(
  'service_ratings',
  {
    orderId: id('order_id').notNull(),
    side: text('side', { enum: ['buyer', 'seller'] }).notNull(),
    userId: userId('user_id').notNull(),
    distId: integer('dist_id').notNull(),
    /** The rated staff member. */
    staffId: userId('staff_id').notNull(),
    stars: smallint('stars').notNull(),
    tags: text('tags').array().notNull().default([]),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.side] }),
    check('service_ratings_stars', sql`${t.stars} between 1 and 5`),
    check('service_ratings_self', sql`${t.staffId} <> ${t.userId}`),
    index('service_ratings_staff').on(t.staffId, t.createdAt),
  ],
)
