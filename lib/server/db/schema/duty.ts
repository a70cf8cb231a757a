import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { DutyState } from '@/lib/shared/desk'
import { at, id } from '../columns'

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
