import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, bytes, createdAt, id, userId } from '../columns'

/** Makes a POST that moves money run only once per key; the row commits together with the effect. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: userId('user_id').notNull(),
    key: text('key').notNull(),
    /** Keyed hash of endpoint and body without its secret fields: another body under the same key is rejected. */
    fingerprint: text('fingerprint').notNull(),
    /** JSON text, encrypted because an order's response contains contacts. Null until the work is done. */
    answer: bytes('answer'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
)

/** Numbered windows of the rate limiter: exact under concurrency, survives a restart. */
export const rateWindows = pgTable('rate_windows', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expiresAt: id('expires_at_ms').notNull(),
})

/** When a scheduled job that one instance runs for all, such as pruning, is due next. */
export const chores = pgTable('chores', {
  name: text('name').primaryKey(),
  dueAt: at('due_at').notNull(),
})

/** Processes that serve this database; one that has not reported for a while is gone. */
export const instances = pgTable('instances', {
  name: text('name').primaryKey(),
  beatAt: at('beat_at').notNull(),
  /** What it keeps files in: the same for all, or each would miss the files of the others. */
  storage: text('storage').notNull(),
})

/** People with an open chat connection, by the instance that holds it. */
export const presence = pgTable(
  'presence',
  {
    instance: text('instance').notNull(),
    distId: integer('dist_id').notNull(),
    userId: userId('user_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.instance, t.distId, t.userId] })],
)
