import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, id } from '../columns'

/** Accounts that their owners closed: till when staff can open them again, and that they were erased. */
export const closures = pgTable(
  'closures',
  {
    userId: id('user_id').primaryKey(),
    distId: integer('dist_id').notNull(),
    closedAt: at('closed_at').notNull(),
    /** When everything personal is erased. */
    eraseAt: at('erase_at').notNull(),
    erasedAt: at('erased_at'),
    /** Who of staff opened it again, and why. */
    reopenedById: id('reopened_by_id'),
    reopenedAt: at('reopened_at'),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    check('closures_end', sql`${t.erasedAt} is null or ${t.reopenedAt} is null`),
    index('closures_due').on(t.eraseAt).where(sql`erased_at is null and reopened_at is null`),
  ],
)

/** Archives of a member's own data, and of a distributor's: asked for, made by a job, gone with their file when their time is over. The id names the file. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: text('id').primaryKey(),
    userId: id('user_id').notNull(),
    distId: integer('dist_id').notNull(),
    /** Of the distributor, for its staff; else of the member. */
    isOfDist: boolean('is_of_dist').notNull().default(false),
    askedAt: at('asked_at').notNull(),
    /** When a job may take it up; null: made, or given up. */
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
