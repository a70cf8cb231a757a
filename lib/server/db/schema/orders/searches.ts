import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, createdAt, id, userId } from '../../columns'

/** Filters of a list whose new goods a member is notified of. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    distId: integer('dist_id').notNull(),
    /** Parameters of the list's address, in a fixed order. */
    query: text('query').notNull(),
    title: text('title').notNull(),
    /** Numbers of goods that were there before, or were already notified. */
    seen: text('seen').array().notNull().default([]),
    createdAt: createdAt(),
    dueAt: at('due_at').notNull(),
  },
  (t) => [uniqueIndex('saved_searches_own').on(t.userId, t.distId, t.query), index('saved_searches_due').on(t.dueAt)],
)
