import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OrderSn } from '@/lib/shared/ids'
import { createdAt } from '../columns'

/** One visitor of one day, known only by a keyed hash of address and browser that changes every day. */
export const visits = pgTable(
  'visits',
  {
    distId: integer('dist_id').notNull(),
    /** Beijing day */
    day: date('day', { mode: 'string' }).notNull(),
    visitorHash: text('visitor_hash').notNull(),
    /** Advertising transit code the visitor arrived by; '' none. */
    transitCode: text('transit_code').notNull().default(''),
    landing: text('landing').notNull().default(''),
    /** Host of the page that led here; '' for none, or for one of our own. */
    source: text('source').notNull().default(''),
    /** The host of the distributor that was visited first. */
    host: text('host').notNull().default(''),
    views: integer('views').notNull().default(1),
    /** 1 as soon as the page of an item was looked at. */
    details: integer('details').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.distId, t.day, t.visitorHash] }),
    index('visits_transit').on(t.distId, t.day, t.transitCode).where(sql`transit_code <> ''`),
  ],
)

/** By which way the buyer of an order came on the day it was placed; nothing of the visitor is kept beside it. */
export const orderOrigins = pgTable(
  'order_origins',
  {
    orderSn: text('order_sn').$type<OrderSn>().primaryKey(),
    distId: integer('dist_id').notNull(),
    /** Beijing day */
    day: date('day', { mode: 'string' }).notNull(),
    host: text('host').notNull(),
    /** Host of the page that led here; '' none. */
    source: text('source').notNull().default(''),
    transitCode: text('transit_code').notNull().default(''),
  },
  (t) => [index('order_origins_day').on(t.distId, t.day)],
)
