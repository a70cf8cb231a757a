import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { at, createdAt, id, money } from '../columns'

/** asked: granted against a member, who may still see to it; owed: paid for the member; done: paid back; void: asked no more. */
export const DEBT_STATES = ['asked', 'owed', 'done', 'void'] as const

/** What a member owes the cover fund. What is asked or owed is not withdrawn; what is owed is taken from what the member earns next. */
export const debts = pgTable(
  'debts',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Names it in the ledger. */
    ref: text('ref').notNull().unique(),
    userId: id('user_id').notNull(),
    distId: integer('dist_id').notNull(),
    /** What it is for, as its statement says. */
    memo: text('memo').notNull(),
    state: text('state', { enum: DEBT_STATES }).notNull().default('asked'),
    amountFen: money('amount_fen').notNull(),
    leftFen: money('left_fen').notNull(),
    /** Numbers what is paid back. */
    moves: smallint('moves').notNull().default(0),
    owedAt: at('owed_at'),
    doneAt: at('done_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('debts_left', sql`${t.amountFen} > 0 and ${t.leftFen} between 0 and ${t.amountFen}`),
    check('debts_done', sql`(${t.state} = 'done') = (${t.leftFen} = 0)`),
    index('debts_user').on(t.userId).where(sql`state in ('asked', 'owed')`),
  ],
)
