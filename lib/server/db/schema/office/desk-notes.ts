import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { createdAt, id, userId } from '../../columns'

/** Staff-only notes on an order. Append-only. */
export const deskNotes = pgTable(
  'desk_notes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderSn: text('order_sn').$type<OrderSn>().notNull(),
    distId: integer('dist_id').notNull(),
    /** null: written by the system. */
    userId: userId('user_id'),
    text: text('text').notNull(),
    /** For a transfer to a colleague: the new handler. */
    handedTo: userId('handed_to'),
    /** Colleagues named in the text with @, who were notified. */
    mentions: jsonb('mentions').$type<UserId[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [index('desk_notes_order').on(t.orderSn, t.id), check('desk_notes_text', sql`${t.text} <> ''`)],
)
