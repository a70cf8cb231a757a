import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { DepositKind } from '@/lib/shared/trade/deposits'
import { at, userId } from '../../columns'

/** State of a member's deposit of a kind; its amount is the balance of its ledger account. */
export const deposits = pgTable(
  'deposits',
  {
    userId: userId('user_id').notNull(),
    kind: text('kind').$type<DepositKind>().notNull(),
    /** asked: the owner requested a refund and accepts no new work; none: it was refunded. */
    state: text('state', { enum: ['held', 'asked', 'none'] })
      .notNull()
      .default('held'),
    askedAt: at('asked_at'),
    /** When it is refunded. */
    dueAt: at('due_at'),
    /** Counter that numbers the payments and refunds. */
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
