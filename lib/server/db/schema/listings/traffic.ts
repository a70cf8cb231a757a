import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OrderSn } from '@/lib/shared/ids'
import { createdAt } from '../../columns'

/** One visitor of one day, identified only by a keyed hash of address and browser that changes every day. */
export const visits = pgTable(
  'visits',
  {
    distId: integer('dist_id').notNull(),
    /** Beijing day */
    day: date('day', { mode: 'string' }).notNull(),
    visitorHash: text('visitor_hash').notNull(),
    /** Advertising transit code of the first visit; '' none. */
    transitCode: text('transit_code').notNull().default(''),
    landing: text('landing').notNull().default(''),
    /** Host of the referring page; '' for none, or for one of our own. */
    source: text('source').notNull().default(''),
    /** The distributor's host that was visited first. */
    host: text('host').notNull().default(''),
    views: integer('views').notNull().default(1),
    /** 1 once an item page was viewed. */
    details: integer('details').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.distId, t.day, t.visitorHash] }),
    index('visits_transit').on(t.distId, t.day, t.transitCode).where(sql`transit_code <> ''`),
  ],
)

/** A visitor of one day on one page; pages about single items count as one page, by their route. */
export const pageVisits = pgTable(
  'page_visits',
  {
    distId: integer('dist_id').notNull(),
    /** Beijing day */
    day: date('day', { mode: 'string' }).notNull(),
    /** Path of the route table, e.g. `/detail/{sn}`. */
    page: text('page').notNull(),
    visitorHash: text('visitor_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.distId, t.day, t.page, t.visitorHash] })],
)

/** Traffic source of an order's buyer on the day it was placed; nothing about the visitor is stored with it. */
export const orderOrigins = pgTable(
  'order_origins',
  {
    orderSn: text('order_sn').$type<OrderSn>().primaryKey(),
    distId: integer('dist_id').notNull(),
    /** Beijing day */
    day: date('day', { mode: 'string' }).notNull(),
    host: text('host').notNull(),
    /** Host of the referring page; '' none. */
    source: text('source').notNull().default(''),
    transitCode: text('transit_code').notNull().default(''),
  },
  (t) => [index('order_origins_day').on(t.distId, t.day)],
)
