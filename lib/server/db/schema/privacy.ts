import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
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
