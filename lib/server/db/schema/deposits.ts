import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DepositKind } from '@/lib/shared/trade/deposits'
import { at, id } from '../columns'

/** Where a member's deposit of a kind stands; how much it is says its ledger account. */
export const deposits = pgTable(
  'deposits',
  {
    userId: id('user_id').notNull(),
    kind: text('kind').$type<DepositKind>().notNull(),
    /** asked: its owner wants it back and takes no new work; none: it was returned. */
    state: text('state', { enum: ['held', 'asked', 'none'] })
      .notNull()
      .default('held'),
    askedAt: at('asked_at'),
    /** When it is returned. */
    dueAt: at('due_at'),
    /** Numbers what is paid in and returned. */
    moves: integer('moves').notNull().default(1),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    check('deposits_kind', sql`${t.kind} in ('shop', 'booster', 'coin')`),
    check('deposits_asked', sql`(${t.state} = 'asked') = (${t.askedAt} is not null and ${t.dueAt} is not null)`),
    index('deposits_due').on(t.dueAt).where(sql`state = 'asked'`),
  ],
)
