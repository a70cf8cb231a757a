import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OrderSn } from '@/lib/shared/ids'
import type { DeskReply } from '@/lib/shared/staff/desk'
import { at, createdAt, userId } from '../../columns'

/**
 * Canned replies of the platform or a distributor, or of one of its members. A platform or distributor without a row
 * uses those of lib/shared/staff/desk.ts.
 */
export const deskReplies = pgTable(
  'desk_replies',
  {
    /** 0: the platform's. */
    distId: integer('dist_id').notNull(),
    /** 0: shared by all members of the platform or distributor. */
    userId: userId('user_id').notNull(),
    list: jsonb('list').$type<DeskReply[]>().notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.distId, t.userId] })],
)

/** Tags that staff put on orders: one list of the platform, used on all sites. */
export const deskTags = pgTable('desk_tags', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
  createdAt: createdAt(),
})

/** Tags on orders, and who put each there. */
export const orderTags = pgTable(
  'order_tags',
  {
    orderSn: text('order_sn').$type<OrderSn>().notNull(),
    tagId: integer('tag_id')
      .notNull()
      .references(() => deskTags.id, { onDelete: 'cascade' }),
    userId: userId('user_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.orderSn, t.tagId] }), index('order_tags_tag').on(t.tagId)],
)
