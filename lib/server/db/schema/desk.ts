import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { DutyState } from '@/lib/shared/desk'
import type { OrderSn } from '@/lib/shared/ids'
import { at, createdAt, id } from '../columns'

/** Whether a member of staff is there for new orders; without a row always. */
export const deskDuties = pgTable(
  'desk_duties',
  {
    userId: id('user_id').primaryKey(),
    state: text('state').$type<DutyState>().notNull().default('open'),
    /** Hours of the Beijing day between which orders are given; the same: at all hours. */
    fromHour: smallint('from_hour').notNull().default(0),
    toHour: smallint('to_hour').notNull().default(0),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [
    check('desk_duties_state', sql`${t.state} in ('open', 'busy', 'away')`),
    check('desk_duties_hours', sql`${t.fromHour} between 0 and 23 and ${t.toHour} between 0 and 23`),
  ],
)

/** What staff wrote of an order for staff alone. Append-only. */
export const deskNotes = pgTable(
  'desk_notes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderSn: text('order_sn').$type<OrderSn>().notNull(),
    distId: integer('dist_id').notNull(),
    userId: id('user_id').notNull(),
    text: text('text').notNull(),
    /** Of a hand-over: to whom. */
    handedTo: id('handed_to'),
    createdAt: createdAt(),
  },
  (t) => [index('desk_notes_order').on(t.orderSn, t.id), check('desk_notes_text', sql`${t.text} <> ''`)],
)
