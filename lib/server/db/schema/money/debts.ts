import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { at, createdAt, id, money, userId } from '../../columns'

/**
 * asked: claimed from a member, who may still resolve it; owed: paid on the member's behalf; done: repaid; held: money
 * held for the order covered it; void: no longer claimed.
 */
export const DEBT_STATES = ['asked', 'owed', 'done', 'held', 'void'] as const

/**
 * What a member owes the cover fund. A claimed or owed amount cannot be withdrawn from any account of the person; an
 * owed amount is deducted from the person's next income.
 */
export const debts = pgTable(
  'debts',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Reference of the debt in the ledger. */
    ref: text('ref').notNull().unique(),
    userId: userId('user_id').notNull(),
    /** Key of the member's person: the debt outlives the account, and binds one verified later with the same card. */
    person: text('person').notNull().default(''),
    distId: integer('dist_id').notNull(),
    /** Reason, as shown in its statement. */
    memo: text('memo').notNull(),
    state: text('state', { enum: DEBT_STATES }).notNull().default('asked'),
    amountFen: money('amount_fen').notNull(),
    leftFen: money('left_fen').notNull(),
    /** Counter that numbers the repayments. */
    moves: smallint('moves').notNull().default(0),
    owedAt: at('owed_at'),
    doneAt: at('done_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('debts_left', sql`${t.amountFen} > 0 and ${t.leftFen} between 0 and ${t.amountFen}`),
    check('debts_done', sql`(${t.state} in ('done', 'held')) = (${t.leftFen} = 0)`),
    index('debts_user').on(t.userId).where(sql`state in ('asked', 'owed')`),
    index('debts_person').on(t.person).where(sql`state in ('asked', 'owed')`),
  ],
)
