import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { type Channel, type Payer, QR_PAYER } from '../../../providers/payment/port'
import { at, createdAt, id, money, userId } from '../../columns'

/**
 * Account kinds. `user` and `escrow` are liabilities to people and never negative; `deposit` is a buyer's security for
 * an order, `reserve` the part of a user's own balance reserved for a plan, `cover` the fund that premiums are paid
 * into and claims are paid from: below zero it is what the platform covers itself; `bond` is the security of the worker
 * of an order, `stake` the deposit of a booster, `coinStake` that of a currency merchant, `shopStake` that of a seller,
 * `coinBudget` a merchant's prepayment for currency it buys; `refund` is money on its way back to the source of a
 * payment, `withdrawal` on its way out to its owner; `clearing` mirrors the payment providers and is the negative of
 * everything received; `recycling` pays for accounts that the platform buys and receives what it sells them for; below
 * zero it is the net cost; `marketing` pays discounts for buyers: an amount below zero is owed by the platform to the
 * money it holds for others.
 */
export const ACCOUNT_KINDS = [
  'user',
  'escrow',
  'deposit',
  'bond',
  'stake',
  'coinStake',
  'shopStake',
  'coinBudget',
  'reserve',
  'cover',
  'refund',
  'platform',
  'dist',
  'clearing',
  'withdrawal',
  'marketing',
  'recycling',
] as const

export const accounts = pgTable(
  'accounts',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ACCOUNT_KINDS }).notNull(),
    /** user, stake, coinStake, shopStake: user id; coinBudget: offer id; escrow, deposit, bond: order id; reserve: want-to-buy post id; dist: distributor id; refund: refund id; withdrawal: withdrawal id; clearing: 1 Alipay, 2 WeChat, 3 banks; else 0 */
    ownerId: id('owner_id').notNull(),
    balanceFen: money('balance_fen').notNull(),
  },
  (t) => [
    unique('accounts_owner').on(t.kind, t.ownerId),
    check(
      'accounts_balance',
      sql`${t.kind} in ('clearing', 'marketing', 'recycling', 'cover') or ${t.balanceFen} >= 0`,
    ),
  ],
)

/** One movement of money; (kind, ref) ensures that each business event is posted once. */
export const transfers = pgTable(
  'transfers',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    memo: text('memo').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [unique('transfers_event').on(t.kind, t.ref)],
)

/**
 * Append-only; a transfer's entries are written with it and sum to zero, each starting from its account's last balance
 * (enforced by triggers).
 */
export const entries = pgTable(
  'entries',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    transferId: id('transfer_id')
      .notNull()
      .references(() => transfers.id),
    accountId: id('account_id')
      .notNull()
      .references(() => accounts.id),
    amountFen: money('amount_fen').notNull(),
    balanceAfterFen: money('balance_after_fen').notNull(),
  },
  (t) => [unique('entries_once').on(t.transferId, t.accountId), index('entries_account').on(t.accountId, t.id)],
)

/** payments.status */
export const PAYMENT_STATUS = { pending: 0, paid: 1, closed: 2 } as const

export const payments = pgTable(
  'payments',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Our number at the provider (out_trade_no). */
    interSn: text('inter_sn').notNull().unique(),
    /** 128 random bits: the id that the browser polls with. */
    payRand: text('pay_rand').notNull().unique(),
    userId: userId('user_id').notNull(),
    distId: integer('dist_id').notNull(),
    purpose: text('purpose', { enum: ['order', 'recharge'] }).notNull(),
    /** Order number, or '' for a recharge. */
    refSn: text('ref_sn').notNull().default(''),
    amountFen: money('amount_fen').notNull(),
    /** 1 Alipay, 2 WeChat */
    channel: smallint('channel').$type<Channel>().notNull(),
    /** Provider of the charge; together with `tradeNo` it identifies at most one payment. */
    provider: text('provider').notNull(),
    status: smallint('status').notNull().default(PAYMENT_STATUS.pending),
    /** How and where it is paid. */
    payer: jsonb('payer').$type<Payer>().notNull().default(QR_PAYER),
    qrText: text('qr_text').notNull().default(''),
    tradeNo: text('trade_no'),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    /** Until when the provider takes it, as its charge was requested; `expires_at` may be brought forward. */
    payableUntil: at('payable_until'),
    /** When the reconciler queries the provider next; null once settled or closed. */
    checkAt: at('check_at'),
  },
  (t) => [
    check('payments_amount', sql`${t.amountFen} > 0`),
    index('payments_check').on(t.checkAt).where(sql`check_at is not null`),
    unique('payments_trade').on(t.provider, t.tradeNo),
    index('payments_ref').on(t.refSn),
    index('payments_user').on(t.userId, t.createdAt),
  ],
)

/** refunds.status; `returned`: the provider refused, and the money was credited to the payer's balance. */
export const REFUND_STATUS = { asked: 0, done: 1, returned: 2 } as const

/**
 * Money on its way back to the source of a payment. A row is created with the transfer that takes the money out of the
 * balance.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Our number at the provider, which refunds once per number. */
    sn: text('sn').notNull().unique(),
    /** Number of the refunded payment. */
    interSn: text('inter_sn')
      .notNull()
      .references(() => payments.interSn),
    userId: userId('user_id').notNull(),
    provider: text('provider').notNull(),
    channel: smallint('channel').$type<Channel>().notNull(),
    /** Order number, as in the payment. */
    refSn: text('ref_sn').notNull(),
    /** Distinguishes several refunds of one order. */
    part: text('part').notNull().default(''),
    amountFen: money('amount_fen').notNull(),
    status: smallint('status').notNull().default(REFUND_STATUS.asked),
    /** The provider's reason for refusing it. */
    why: text('why').notNull().default(''),
    createdAt: createdAt(),
    settledAt: at('settled_at'),
    /** When the provider is queried next; null once it is settled. */
    checkAt: at('check_at'),
    tries: smallint('tries').notNull().default(0),
  },
  (t) => [
    check('refunds_amount', sql`${t.amountFen} > 0`),
    check(
      'refunds_settled',
      sql`(${t.status} = 0) = (${t.settledAt} is null) and (${t.status} = 0) = (${t.checkAt} is not null)`,
    ),
    unique('refunds_once').on(t.refSn, t.part),
    index('refunds_check').on(t.checkAt).where(sql`check_at is not null`),
    index('refunds_payment').on(t.interSn),
  ],
)

/** Provider notifications, each stored once. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    tradeNo: text('trade_no').notNull(),
    kind: text('kind').notNull(),
    /** Our number in the notification: a trade number can pay only one payment. */
    interSn: text('inter_sn').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('payment_notices_once').on(t.provider, t.tradeNo, t.kind)],
)
