import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderSn } from '@/lib/shared/ids'
import { createdAt, id } from '../columns'

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
