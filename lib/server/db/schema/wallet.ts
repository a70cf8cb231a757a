import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Channel } from '../../providers/payment/port'
import { at, createdAt, id, money } from '../columns'

/**
 * Account kinds. `user` and `escrow` are obligations to people and never negative;
 * `deposit` is what a buyer of an order left as security, `reserve` what somebody set aside of its own balance for a plan, `cover` the fund that premiums go into and claims are paid from: below zero it is what the platform stands in for;
 * `bond` is what the worker of an order stands for it with, `stake` what a booster deposits to be one, `coinStake` what a currency merchant does, `shopStake` what a seller does, `coinBudget` what a merchant prepaid for currency that it buys;
 * `refund` is on its way back to the source of a payment, `withdrawal` on its way out to its owner;
 * `clearing` mirrors the payment providers and is the negative of everything taken in;
 * `recycling` pays for the accounts that the platform buys and takes what it sells them for; below zero it is what they cost more;
 * `marketing` pays discounts for buyers: what it is below zero, the platform owes the money it keeps for others.
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

/** One movement of money; (kind, ref) makes each business event post once. */
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

/** Append-only; a transfer's entries are written with it and sum to zero, each beginning where its account's last one ended (triggers). */
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
    /** 128 random bits: the handle the browser polls with. */
    payRand: text('pay_rand').notNull().unique(),
    userId: id('user_id').notNull(),
    distId: integer('dist_id').notNull(),
    purpose: text('purpose', { enum: ['order', 'recharge'] }).notNull(),
    /** Order number, or '' for a recharge. */
    refSn: text('ref_sn').notNull().default(''),
    amountFen: money('amount_fen').notNull(),
    /** 1 Alipay, 2 WeChat */
    channel: smallint('channel').$type<Channel>().notNull(),
    /** Whose charge it is; with `tradeNo` it names one payment at most. */
    provider: text('provider').notNull(),
    status: smallint('status').notNull().default(PAYMENT_STATUS.pending),
    qrText: text('qr_text').notNull().default(''),
    tradeNo: text('trade_no'),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    /** Next time the reconciler asks the provider; null once settled or closed. */
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

/** refunds.status; `returned`: the provider refused, and the money is the payer's balance. */
export const REFUND_STATUS = { asked: 0, done: 1, returned: 2 } as const

/** Money on its way back to the source of a payment. A row begins with the transfer that takes the money out of the balance. */
export const refunds = pgTable(
  'refunds',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Our number at the provider, which gives the money back once under it. */
    sn: text('sn').notNull().unique(),
    /** Of the payment it goes back to. */
    interSn: text('inter_sn')
      .notNull()
      .references(() => payments.interSn),
    userId: id('user_id').notNull(),
    provider: text('provider').notNull(),
    channel: smallint('channel').$type<Channel>().notNull(),
    /** Order number, as in the payment. */
    refSn: text('ref_sn').notNull(),
    /** Tells refunds of one order apart. */
    part: text('part').notNull().default(''),
    amountFen: money('amount_fen').notNull(),
    status: smallint('status').notNull().default(REFUND_STATUS.asked),
    /** Of a refusal, in the provider's words. */
    why: text('why').notNull().default(''),
    createdAt: createdAt(),
    settledAt: at('settled_at'),
    /** When the provider is asked next; null once it is settled. */
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

/** Each provider notification once. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    tradeNo: text('trade_no').notNull(),
    kind: text('kind').notNull(),
    /** Our number it was about: a trade number pays one payment and no other. */
    interSn: text('inter_sn').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('payment_notices_once').on(t.provider, t.tradeNo, t.kind)],
)
