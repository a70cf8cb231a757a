import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OrderSn } from '@/lib/shared/ids'
import type { DeskReply } from '@/lib/shared/staff/desk'
import { at, createdAt, id } from '../columns'

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

/** Ready-made lines: of a house, or of one member in it. A house without a row has those of lib/shared/staff/desk.ts. */
export const deskReplies = pgTable(
  'desk_replies',
  {
    /** 0: the platform's. */
    distId: integer('dist_id').notNull(),
    /** 0: of everybody in the house. */
    userId: id('user_id').notNull(),
    list: jsonb('list').$type<DeskReply[]>().notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.distId, t.userId] })],
)
