import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import type { FenText } from '@/lib/shared/money/money'
import type { BoostState } from '@/lib/shared/trade/boost-terms'
import type { CoinState } from '@/lib/shared/trade/coin-terms'
import type { DealTerms } from '@/lib/shared/trade/deal-terms'
import type { KeptHours } from '@/lib/shared/trade/open-hours'
import type { OrderStatus, SubStatus } from '@/lib/shared/trade/order-status'
import type { RecoveryState } from '@/lib/shared/trade/recycling'
import type { RentalState } from '@/lib/shared/trade/rent-terms'
import type { SaleTerms } from '@/lib/shared/trade/sale-terms'
import { type ModeName, modesThat } from '@/lib/shared/trade/trade-modes'
import { at, bytes, createdAt, id, money, userId } from '../../columns'
import { modeList } from '../../mode-list'

/** The sold item, as it was when the order was placed. */
export interface OrderSnapshot {
  bigTitle: string
  /** Used with the price at that time (yuan) to draw the cover picture; absent in orders older than these fields. */
  smallTitleName?: string
  listPrice?: string
  thumbnail: string
  gameName: string
  areaName: string
  serverName: string
  /** Label -> value with unit, as shown on the page. */
  facts: Record<string, string>
  /** The labels in the order of the page, because `jsonb` keeps none; absent in orders older than this field. */
  labels?: string[]
  isOfficialSell: boolean
  /** When the item was listed, ISO; absent in orders older than this field. */
  publishedAt?: string
  /** When staff checked it for its listing, ISO; absent: no check counted. */
  checkedAt?: string
  /** Page description and pictures (media keys); absent in orders older than these fields. */
  description?: string
  images?: string[]
}

/** Order terms besides goods and price; each mode reads its own part. */
export interface OrderTerms {
  rental?: RentalState
  boost?: BoostState
  recovery?: RecoveryState
  deal?: DealTerms
  /** The buyer had sold it to the platform and is buying it back. */
  redeemed?: true
  coin?: CoinState
  sale?: SaleTerms
  /** The hours in which the side that hands over works, as they were when it was paid; absent: around the clock. */
  hours?: KeptHours
  /** The site's margin in the fee, and the platform's fee, in basis points when it was placed. */
  margin?: { bp: number; feeBp: number }
  /** Parties that asked staff for a decision at the current place, where each may do so once. */
  contestedBy?: ('buyer' | 'seller')[]
  /** Staff let the timer of the current place decide, although the account of the side it decides against is frozen. */
  letRun?: true
  /**
   * What staff decided about the dispute that holds the order, while it is not carried out: refund in fen, and until when
   * it can be appealed, ISO 8601; '': it is final.
   */
  decision?: { refund: FenText; until: string }
  /** A guardian got back what the buyer had paid, after the order was over. */
  guardianRefund?: true
}

export const orders = pgTable(
  'orders',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    sn: text('sn').$type<OrderSn>().notNull().unique(),
    /** The distributor that sold it. */
    distId: integer('dist_id').notNull(),
    buyerId: userId('buyer_id').notNull(),
    /** Null until a worker accepts it, in modes where the seller is found after payment. */
    sellerId: userId('seller_id'),
    /** Null in modes that sell work rather than an item. */
    goodsSn: text('goods_sn').$type<GoodsSn>(),
    gameId: integer('game_id').notNull(),
    goodsTypeId: integer('goods_type_id').notNull(),
    /** Determines its state graph, timers and payments: modules/orders/trading/modes. */
    mode: text('mode').$type<ModeName>().notNull(),
    terms: jsonb('terms').$type<OrderTerms>().notNull().default({}),
    status: smallint('status').$type<OrderStatus>().notNull().default(0),
    subStatus: text('sub_status').$type<SubStatus>().notNull().default('WAIT_PAY'),
    unitPriceFen: money('unit_price_fen').notNull(),
    goodsNum: integer('goods_num').notNull(),
    /** Total price of the seller's side: price x number for a sale, the rent with its renewals for a rental. */
    goodsFen: money('goods_fen').notNull(),
    /** Held in addition to the price and returned to the buyer unless it is claimed. */
    depositFen: money('deposit_fen').notNull().default(sql`0`),
    /** Cover bought with it: rule id, 0 none. */
    ensureId: smallint('ensure_id').notNull().default(0),
    ensureFen: money('ensure_fen').notNull(),
    /** Coupon used with it (campaign module), and the amount that the platform's marketing pays for the buyer. */
    couponId: id('coupon_id'),
    discountFen: money('discount_fen').notNull().default(sql`0`),
    /** Buyer's total: goods + cover + deposit - discount. */
    totalFen: money('total_fen').notNull(),
    snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
    roleName: text('role_name').notNull().default(''),
    contact: text('contact').notNull().default(''),
    chatGroupId: id('chat_group_id'),
    /** The staff member handling it; null: not assigned yet, or not required. */
    serviceId: userId('service_id'),
    /** balance | 1 | 2 */
    payMode: text('pay_mode').notNull().default(''),
    createdAt: createdAt(),
    /** An unpaid order is cancelled automatically at this time. */
    expiresAt: at('expires_at').notNull(),
    paidAt: at('paid_at'),
    shippedAt: at('shipped_at'),
    /** When it entered its current state. */
    enteredAt: at('entered_at').notNull(),
    /** When its mode's timer acts next; null: never. */
    dueAt: at('due_at'),
    /** Frozen by a claim or by staff: only staff can act, and the timer is paused with this much left. */
    frozenAt: at('frozen_at'),
    dueLeftMs: id('due_left_ms'),
    /** The open dispute that blocks it: until it is closed, no step is possible. */
    disputeId: id('dispute_id'),
    /** The open claim on its cover: money still held is not released until it is closed. */
    claimId: id('claim_id'),
    /** Since when a complaint at a payment provider is open: no timer completes it or releases its money. */
    complainedAt: at('complained_at'),
    /** Amount its cover paid; null: none. */
    claimedFen: money('claimed_fen'),
    completedAt: at('completed_at'),
    closedAt: at('closed_at'),
    cancelReason: text('cancel_reason').notNull().default(''),
    /** Seller's total fee, fixed when the order is placed; the distributor's part is deducted at release. */
    feeFen: money('fee_fen').notNull(),
    /**
     * Buyer and seller were the same person, device, payee or team on completion (ties module): excluded from all statistics.
     */
    tie: text('tie', { enum: ['person', 'device', 'payee', 'team'] }),
    hiddenByBuyer: boolean('hidden_by_buyer').notNull().default(false),
    hiddenBySeller: boolean('hidden_by_seller').notNull().default(false),
    isRecovery: boolean('is_recovery').notNull().default(false),
  },
  (t) => [
    check('orders_status', sql`${t.status} in (0, 1, 2, 3, 7, 8)`),
    check('orders_total', sql`${t.totalFen} = ${t.goodsFen} + ${t.ensureFen} + ${t.depositFen} - ${t.discountFen}`),
    check('orders_deposit', sql`${t.depositFen} >= 0 and ${t.ensureFen} >= 0 and ${t.goodsFen} >= 0`),
    check('orders_frozen', sql`${t.frozenAt} is null or ${t.dueAt} is null`),
    check('orders_disputed', sql`${t.disputeId} is null or ${t.frozenAt} is not null`),
    check(
      'orders_claimed',
      sql`${t.claimId} is null or (${t.status} = 3 and (${t.subStatus} <> 'HOLD' or ${t.frozenAt} is not null))`,
    ),
    check(
      'orders_discount',
      sql`${t.discountFen} >= 0 and ${t.totalFen} >= 0 and (${t.couponId} is not null or ${t.discountFen} = 0)`,
    ),
    index('orders_buyer').on(t.buyerId, t.createdAt, t.id),
    index('orders_seller').on(t.sellerId, t.createdAt, t.id),
    index('orders_created').on(t.createdAt, t.id),
    index('orders_due').on(t.dueAt).where(sql`due_at is not null`),
    index('orders_goods').on(t.goodsSn),
    index('orders_buyer_open').on(t.buyerId).where(sql`status < 3`),
    index('orders_let_go').on(t.buyerId, t.closedAt).where(sql`status = 7 and paid_at is null`),
    index('orders_seller_held').on(t.sellerId).where(sql`status = 3 and sub_status = 'HOLD'`),
    index('orders_served').on(t.serviceId).where(sql`service_id is not null and status = 1`),
    index('orders_led').on(t.serviceId).where(sql`service_id is not null and status in (1, 2)`),
    index('orders_unserved').on(t.enteredAt).where(sql`sub_status = 'ASSIGN'`),
    index('orders_posted').on(t.distId, t.mode, t.id).where(sql`sub_status = 'POSTED'`),
    index('orders_received')
      .on(t.completedAt)
      .where(sql`status = 3 and mode in ${modeList(modesThat(({ isAccountSale }) => isAccountSale))}`),
    index('orders_deals').on(t.paidAt).where(sql`paid_at is not null`),
  ],
)

/** The order's timeline; append-only. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    action: text('action').notNull(),
    actor: text('actor', { enum: ['buyer', 'seller', 'service', 'system'] }).notNull(),
    orderStatus: smallint('order_status').notNull(),
    subStatus: text('sub_status').notNull(),
    explain: text('explain').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('order_events_order').on(t.orderId, t.id)],
)

/** Delivered account data, envelope-encrypted; readable by the paid buyer only. */
export const orderCredentials = pgTable('order_credentials', {
  orderId: id('order_id')
    .primaryKey()
    .references(() => orders.id),
  cipher: bytes('cipher').notNull(),
  createdAt: createdAt(),
})

export const credentialViews = pgTable('credential_views', {
  id: id().primaryKey().generatedAlwaysAsIdentity(),
  orderId: id('order_id').notNull(),
  userId: userId('user_id').notNull(),
  ip: text('ip').notNull(),
  createdAt: createdAt(),
})

export const orderEvals = pgTable('order_evals', {
  orderId: id('order_id')
    .primaryKey()
    .references(() => orders.id),
  stars: smallint('stars').notNull(),
  text: text('text').notNull().default(''),
  createdAt: createdAt(),
})

/**
 * Evidence that a party or staff added to an order: pictures with their hashes, and text; append-only, stored with the
 * timeline. The only evidence table: other kinds of evidence are added here too, under an action of their own.
 */
export const orderProofs = pgTable(
  'order_proofs',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    userId: userId('user_id').notNull(),
    /** Role of the author; null in rows older than this column. */
    actor: text('actor', { enum: ['buyer', 'seller', 'service', 'system'] }),
    action: text('action').notNull(),
    note: text('note').notNull().default(''),
    /** Media keys of purpose 'evidence'. */
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    /** SHA-256 of each uploaded picture, hex; '' if it was not stored. */
    hashes: jsonb('hashes').$type<string[]>().notNull().default([]),
    /** Progress of a work at that time, in percent. */
    progress: smallint('progress'),
    createdAt: createdAt(),
  },
  (t) => [
    index('order_proofs_order').on(t.orderId, t.id),
    index('order_proofs_claimed').using('gin', t.hashes).where(sql`action = 'claim'`),
    check('order_proofs_progress', sql`${t.progress} between 0 and 100`),
  ],
)

/** Paid orders that their seller cancelled because it was sold elsewhere; a job gives each its consequence once. */
export const elsewhereCancels = pgTable(
  'elsewhere_cancels',
  {
    orderId: id('order_id')
      .primaryKey()
      .references(() => orders.id),
    sellerId: userId('seller_id').notNull(),
    at: at('at').notNull(),
    /** How many it was within the days of the rule, with those before; null: not handled yet. */
    count: smallint('count'),
  },
  (t) => [
    index('elsewhere_cancels_seller').on(t.sellerId, t.at),
    index('elsewhere_cancels_open').on(t.at).where(sql`count is null`),
  ],
)
