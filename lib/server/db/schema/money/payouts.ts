import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PayeeKind } from '@/lib/shared/money/payout'
import { at, bytes, createdAt, id, money, userId } from '../../columns'

/**
 * Accounts that receive a member's withdrawals. Never changed: another number is another row, and a removed one is
 * retained for its withdrawals.
 */
export const payees = pgTable(
  'payees',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Owner; for a distributor's payee, the user who bound it. */
    userId: userId('user_id').notNull(),
    /** The distributor whose share is paid to it; null: a member's own. */
    ofDist: integer('of_dist'),
    /** Account holder name of a distributor's payee; for a member's it is the verified name. */
    holder: bytes('holder_enc'),
    /** 1 Alipay, 2 WeChat, 3 bank card */
    kind: smallint('kind').$type<PayeeKind>().notNull(),
    /** Bank name of a card. */
    bankName: text('bank_name').notNull().default(''),
    account: bytes('account_enc').notNull(),
    /** Keyed hash, to find accounts that share a payee. */
    accountHash: text('account_hash').notNull(),
    /** The only part of the number that is ever shown. */
    mask: text('mask').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** Withdrawals to it are locked for a day from this time. */
    createdAt: createdAt(),
    removedAt: at('removed_at'),
  },
  (t) => [
    check('payees_holder', sql`(${t.ofDist} is null) = (${t.holder} is null)`),
    uniqueIndex('payees_once').on(t.userId, t.accountHash).where(sql`removed_at is null and of_dist is null`),
    uniqueIndex('payees_dist').on(t.ofDist, t.accountHash).where(sql`removed_at is null and of_dist is not null`),
    uniqueIndex('payees_default').on(t.userId).where(sql`is_default and removed_at is null`),
    index('payees_account').on(t.accountHash),
  ],
)

/**
 * withdrawals.status: `review` by staff, `waiting` until its send time, `sent` to the provider, `paid`; or ended
 * without payment: `failed` at the provider, `returned` by the bank after it was paid, `refused` by staff, `cancelled`
 * by its owner.
 */
export const WITHDRAWAL_STATES = [
  'review',
  'waiting',
  'sent',
  'paid',
  'failed',
  'returned',
  'refused',
  'cancelled',
] as const

/** A row is created with the transfer that takes the money out of the balance. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Our number at the provider, which pays once per number. */
    sn: text('sn').notNull().unique(),
    /** The user who requested it. */
    userId: userId('user_id').notNull(),
    /** The distributor whose share is withdrawn; null: the user's own balance. */
    ofDist: integer('of_dist'),
    distId: integer('dist_id').notNull(),
    payeeId: id('payee_id')
      .notNull()
      .references(() => payees.id),
    /** Provider it was sent to; '' before. */
    provider: text('provider').notNull().default(''),
    amountFen: money('amount_fen').notNull(),
    /** Deducted from the amount; the rest is paid out. */
    feeFen: money('fee_fen').notNull(),
    status: text('status', { enum: WITHDRAWAL_STATES }).notNull(),
    /** Reason why it was not paid, shown to its owner. */
    why: text('why').notNull().default(''),
    /** The provider's number. */
    tradeNo: text('trade_no').notNull().default(''),
    createdAt: createdAt(),
    /** Earliest time it is sent to the provider. */
    sendAt: at('send_at').notNull(),
    /** From then on it can no longer be cancelled. */
    sentAt: at('sent_at'),
    /** When the final status was reached; null before. */
    settledAt: at('settled_at'),
    /** When the scheduled job checks it next; a paid one is checked for some days, as a bank may return it. */
    checkAt: at('check_at'),
    tries: smallint('tries').notNull().default(0),
    /** Staff members who reviewed a large withdrawal. */
    firstId: userId('first_id'),
    secondId: userId('second_id'),
  },
  (t) => [
    check('withdrawals_amount', sql`${t.feeFen} >= 0 and ${t.amountFen} > ${t.feeFen}`),
    check('withdrawals_settled', sql`(${t.status} in ('review', 'waiting', 'sent')) = (${t.settledAt} is null)`),
    check(
      'withdrawals_check',
      sql`case when ${t.status} in ('waiting', 'sent') then ${t.checkAt} is not null else ${t.checkAt} is null or ${t.status} = 'paid' end`,
    ),
    check('withdrawals_eyes', sql`${t.firstId} <> ${t.secondId}`),
    uniqueIndex('withdrawals_trade').on(t.provider, t.tradeNo).where(sql`trade_no <> ''`),
    index('withdrawals_check').on(t.checkAt).where(sql`check_at is not null`),
    index('withdrawals_user').on(t.userId, t.id),
    index('withdrawals_dist').on(t.ofDist, t.id).where(sql`of_dist is not null`),
    index('withdrawals_payee').on(t.payeeId),
    index('withdrawals_review').on(t.id).where(sql`status = 'review'`),
  ],
)

/** Weekly withdrawals that a member chose; one row per member, kept when it is switched off. */
export const payoutPlans = pgTable(
  'payout_plans',
  {
    userId: userId('user_id').primaryKey(),
    /** Site where it was chosen; its withdrawals and notifications belong to it. */
    distId: integer('dist_id').notNull(),
    payeeId: id('payee_id')
      .notNull()
      .references(() => payees.id),
    /** 0: Monday, Beijing time. */
    weekday: smallint('weekday').notNull(),
    /** A smaller withdrawal is not made. */
    leastFen: money('least_fen').notNull(),
    /** Stays in the balance. */
    keepFen: money('keep_fen').notNull(),
    /** When it was confirmed with the pay password: a later change of the account's security ends it. */
    confirmedAt: at('confirmed_at').notNull(),
    /** Next attempt; null: switched off. */
    nextAt: at('next_at'),
    /** Last withdrawal that was made: the next one is at least a week later, whatever is chosen. */
    lastAt: at('last_at'),
    /** Refused withdrawals in a row. */
    failures: smallint('failures').notNull().default(0),
    /** Why it was switched off by itself. */
    endReason: text('end_reason').notNull().default(''),
  },
  (t) => [
    check('payout_plans_weekday', sql`${t.weekday} between 0 and 6`),
    check('payout_plans_amounts', sql`${t.leastFen} > 0 and ${t.keepFen} >= 0`),
    index('payout_plans_due').on(t.nextAt).where(sql`next_at is not null`),
  ],
)
