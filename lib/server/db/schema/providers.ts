import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Vendor } from '@/lib/shared/people/vendors'
import type { Channel } from '../../providers/payment/port'
import { at, bytes, createdAt, id, money } from '../columns'

/** The local SMS provider's outbox: what a real network would have delivered. */
export const localSms = pgTable(
  'local_sms',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    phone: text('phone').notNull(),
    text: text('text').notNull(),
    key: text('key').unique(),
    createdAt: createdAt(),
  },
  (t) => [index('local_sms_recent').on(t.createdAt)],
)

/** The local mail provider's outbox. */
export const localMails = pgTable(
  'local_mails',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    address: text('address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    key: text('key').unique(),
    createdAt: createdAt(),
  },
  (t) => [index('local_mails_recent').on(t.createdAt)],
)

/** TXT records of the local name server. */
export const localRecords = pgTable('local_records', {
  id: id().primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  text: text('text').notNull(),
  createdAt: createdAt(),
})

/** The local WeChat official account's outbox. */
export const localPushes = pgTable(
  'local_pushes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    openId: text('open_id').notNull(),
    title: text('title').notNull(),
    key: text('key').unique(),
    createdAt: createdAt(),
  },
  (t) => [index('local_pushes_recent').on(t.createdAt)],
)

/** Codes issued by the local third parties, as a vendor would store them: single use, five minutes. */
export const localVendorCodes = pgTable(
  'local_vendor_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    vendor: text('vendor').$type<Vendor>().notNull(),
    subject: text('subject').notNull(),
    nickName: text('nick_name').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('local_vendor_codes_expiry').on(t.expiresAt)],
)

/** The sandbox gateway's own records, as a real gateway would keep them; our side never reads them. */
export const sandboxTrades = pgTable(
  'sandbox_trades',
  {
    tradeNo: text('trade_no').primaryKey(),
    outTradeNo: text('out_trade_no').notNull().unique(),
    channel: smallint('channel').$type<Channel>().notNull(),
    subject: text('subject').notNull(),
    amountFen: money('amount_fen').notNull(),
    notifyUrl: text('notify_url').notNull(),
    /** Page of the shop that the cashier page leads back to; '': the payer scanned a QR code. */
    returnUrl: text('return_url').notNull().default(''),
    /** Merchant data that is returned in notifications. */
    attach: text('attach').notNull().default(''),
    state: text('state', { enum: ['WAIT', 'SUCCESS', 'CLOSED'] })
      .notNull()
      .default('WAIT'),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    /** Outcome of its refunds, as chosen by the person playing the bank. */
    refundWay: text('refund_way', { enum: ['succeed', 'fail', 'slow', 'late'] })
      .notNull()
      .default('succeed'),
    notified: boolean('notified').notNull().default(false),
    notifyTries: integer('notify_tries').notNull().default(0),
    notifyAt: at('notify_at'),
  },
  (t) => [index('sandbox_notify').on(t.notifyAt)],
)

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    refundNo: text('refund_no').primaryKey(),
    outTradeNo: text('out_trade_no').notNull(),
    amountFen: money('amount_fen').notNull(),
    /** WAIT becomes SUCCESS automatically at `settlesAt`. */
    state: text('state', { enum: ['WAIT', 'SUCCESS', 'FAILED'] })
      .notNull()
      .default('SUCCESS'),
    settlesAt: at('settles_at'),
    createdAt: createdAt(),
    notified: boolean('notified').notNull().default(false),
    notifyTries: integer('notify_tries').notNull().default(0),
    notifyAt: at('notify_at'),
  },
  (t) => [index('sandbox_refunds_notify').on(t.notifyAt), index('sandbox_refunds_trade').on(t.outTradeNo)],
)

/**
 * The sandbox bank's own payout records; our side never reads them. It stores no account number, only a hash to
 * recognise one.
 */
export const sandboxPayouts = pgTable(
  'sandbox_payouts',
  {
    tradeNo: text('trade_no').primaryKey(),
    payoutNo: text('payout_no').notNull().unique(),
    accountKey: text('account_key').notNull(),
    /** Last four characters of the account. */
    tail: text('tail').notNull(),
    amountFen: money('amount_fen').notNull(),
    notifyUrl: text('notify_url').notNull(),
    /** WAIT becomes SUCCESS automatically at `settlesAt`. */
    state: text('state', { enum: ['WAIT', 'SUCCESS', 'FAILED', 'RETURNED'] }).notNull(),
    returnedAt: at('returned_at'),
    why: text('why').notNull().default(''),
    settlesAt: at('settles_at'),
    createdAt: createdAt(),
    notified: boolean('notified').notNull().default(false),
    notifyTries: integer('notify_tries').notNull().default(0),
    notifyAt: at('notify_at'),
  },
  (t) => [index('sandbox_payouts_notify').on(t.notifyAt), index('sandbox_payouts_recent').on(t.createdAt)],
)

/**
 * Outcome of payouts to an account, as chosen by the person playing the bank; an account without a row is paid
 * immediately.
 */
export const sandboxPayees = pgTable('sandbox_payees', {
  accountKey: text('account_key').primaryKey(),
  way: text('way', { enum: ['succeed', 'fail', 'slow', 'late'] }).notNull(),
})

/**
 * The gateway's signing key, encrypted; in the database so that every instance signs and verifies with the same key.
 */
export const sandboxKeys = pgTable('sandbox_keys', {
  id: smallint('id').primaryKey(),
  privateKey: bytes('private_key_enc').notNull(),
})
