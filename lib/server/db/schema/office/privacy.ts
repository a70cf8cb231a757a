import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, id, userId } from '../../columns'

/** Accounts closed by their owners: until when staff can reopen them, and whether they were erased. */
export const closures = pgTable(
  'closures',
  {
    userId: userId('user_id').primaryKey(),
    distId: integer('dist_id').notNull(),
    closedAt: at('closed_at').notNull(),
    /** When all personal data is erased. */
    eraseAt: at('erase_at').notNull(),
    erasedAt: at('erased_at'),
    /** The staff member who reopened it, and the reason. */
    reopenedById: userId('reopened_by_id'),
    reopenedAt: at('reopened_at'),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    check('closures_end', sql`${t.erasedAt} is null or ${t.reopenedAt} is null`),
    index('closures_due').on(t.eraseAt).where(sql`erased_at is null and reopened_at is null`),
  ],
)

/**
 * Export archives of a member's or a distributor's data: requested, built by a job, deleted with their file on expiry.
 * The file name contains the id.
 */
export const dataExports = pgTable(
  'data_exports',
  {
    id: text('id').primaryKey(),
    userId: userId('user_id').notNull(),
    distId: integer('dist_id').notNull(),
    /** Data of the distributor, for its staff; else of the member. */
    isOfDist: boolean('is_of_dist').notNull().default(false),
    askedAt: at('asked_at').notNull(),
    /** When a job may process it; null: done, or given up. */
    dueAt: at('due_at'),
    tries: smallint('tries').notNull().default(0),
    readyAt: at('ready_at'),
    bytes: id('bytes').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('data_exports_open').on(t.userId).where(sql`due_at is not null and not is_of_dist`),
    uniqueIndex('data_exports_dist_open').on(t.distId).where(sql`due_at is not null and is_of_dist`),
    index('data_exports_dist').on(t.distId, t.askedAt).where(sql`is_of_dist`),
    index('data_exports_user').on(t.userId, t.askedAt),
    index('data_exports_due').on(t.dueAt).where(sql`due_at is not null`),
    index('data_exports_end').on(t.expiresAt),
    check('data_exports_made', sql`${t.readyAt} is null or ${t.dueAt} is null`),
  ],
)
