import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { OrderSn } from '@/lib/shared/ids'
import type { FenText } from '@/lib/shared/money/money'
import type { BanFinding, StatedBan } from '@/lib/shared/trade/ban-claims'
import { CLAIM_STAGES, type ClaimKind, type ClaimOutcome } from '@/lib/shared/trade/claims'
import { DISPUTE_STAGES, type DisputeKind, type DisputeOutcome, type DisputeWant } from '@/lib/shared/trade/disputes'
import type { WatchDay } from '@/lib/shared/trade/watch'
import { at, createdAt, id, money, userId } from '../../columns'

const PARTIES = ['buyer', 'seller'] as const

/**
 * A claimed ban, and what the listing said about bans; of a rental with its days, and what an hour of the order cost on
 * average (fen as text).
 */
export interface ClaimedBan extends StatedBan {
  disclosed: string
  days?: number
  hour?: FenText
  /** Days that were found, of a granted claim. */
  foundDays?: number
}

/**
 * What the buyer of a completed order claims from its cover; while one is filed and open, the order references it
 * (`orders.claim_id`). Of a rental its owner claims: `buyer_id` is who claims, `seller_id` who is liable.
 */
export const claims = pgTable(
  'claims',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    sn: text('sn').notNull().unique(),
    orderId: id('order_id').notNull(),
    orderSn: text('order_sn').$type<OrderSn>().notNull(),
    distId: integer('dist_id').notNull(),
    buyerId: userId('buyer_id').notNull(),
    sellerId: userId('seller_id').notNull(),
    /** Title of the traded item. */
    title: text('title').notNull(),
    /** The cover it is based on, with the name it had when the claim was started. */
    ensureId: smallint('ensure_id').notNull(),
    coverName: text('cover_name').notNull(),
    kind: text('kind').$type<ClaimKind>().notNull(),
    /** Price the buyer paid for the goods. */
    priceFen: money('price_fen').notNull(),
    /** Maximum that the cover pays. */
    mostFen: money('most_fen').notNull(),
    /** Top-ups after the purchase, as stated by the buyer. */
    topUpFen: money('top_up_fen').notNull().default(sql`0`),
    statement: text('statement').notNull().default(''),
    /** Of claims about a ban. */
    ban: jsonb('ban').$type<ClaimedBan>(),
    stage: text('stage', { enum: CLAIM_STAGES }).notNull().default('draft'),
    filedAt: at('filed_at'),
    /** Deadline of the stage; null: none. */
    dueAt: at('due_at'),
    /** 2: on appeal. */
    round: smallint('round').notNull().default(1),
    /** The staff member in charge; null: none available. */
    handlerId: userId('handler_id'),
    handedAt: at('handed_at'),
    /** How often it was reassigned because it was not decided in time. */
    passed: smallint('passed').notNull().default(0),
    decidedAt: at('decided_at'),
    /** Amount the buyer receives, and the part of it claimed from the seller (the seller's revenue from the sale). */
    payFen: money('pay_fen'),
    owedFen: money('owed_fen'),
    /** When the seller stated that the buyer has the account back. */
    returnedAt: at('returned_at'),
    appealBy: text('appeal_by', { enum: PARTIES }),
    appeal: text('appeal').notNull().default(''),
    appealedAt: at('appealed_at'),
    outcome: text('outcome').$type<ClaimOutcome>(),
    paidAt: at('paid_at'),
    closedAt: at('closed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('claims_filed', sql`(${t.stage} = 'draft') = (${t.filedAt} is null)`),
    check('claims_closed', sql`(${t.stage} = 'closed') = (${t.closedAt} is not null)`),
    check('claims_outcome', sql`(${t.stage} = 'closed') = (${t.outcome} is not null)`),
    check('claims_due', sql`(${t.stage} in ('draft', 'closed')) = (${t.dueAt} is null)`),
    check('claims_sums', sql`${t.priceFen} > 0 and ${t.topUpFen} >= 0 and ${t.mostFen} >= ${t.priceFen}`),
    check('claims_pay', sql`${t.payFen} between 0 and ${t.mostFen} and ${t.owedFen} between 0 and ${t.payFen}`),
    check('claims_granted', sql`${t.stage} not in ('recovering', 'advanced') or ${t.payFen} > 0`),
    check('claims_paid', sql`${t.paidAt} is null or ${t.payFen} > 0`),
    check('claims_appeal', sql`(${t.appealBy} is null) = (${t.appealedAt} is null)`),
    uniqueIndex('claims_open').on(t.orderId).where(sql`stage <> 'closed'`),
    uniqueIndex('claims_paid_once').on(t.orderId).where(sql`paid_at is not null`),
    index('claims_buyer').on(t.buyerId, t.id),
    index('claims_seller').on(t.sellerId, t.id),
    index('claims_due').on(t.dueAt).where(sql`due_at is not null`),
    index('claims_handler').on(t.handlerId).where(sql`stage in ('review', 'recovering')`),
    index('claims_desk').on(t.distId, t.dueAt).where(sql`stage in ('review', 'recovering')`),
  ],
)

/** Decisions with reasons: one, plus one on appeal, by two different staff members. Append-only. */
export const claimDecisions = pgTable(
  'claim_decisions',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    claimId: id('claim_id')
      .notNull()
      .references(() => claims.id),
    round: smallint('round').notNull(),
    staffId: userId('staff_id').notNull(),
    /** The staff member who gave the second approval, if required. */
    secondId: userId('second_id'),
    isGranted: boolean('is_granted').notNull(),
    facts: text('facts').notNull(),
    /** The rule it is based on. */
    rule: text('rule').notNull(),
    /** What staff found about a ban. */
    finding: text('finding').$type<BanFinding>(),
    /** 0: rejected. */
    payFen: money('pay_fen').notNull(),
    /** What the cover fund pays at most, beyond the money held for the order. */
    fundFen: money('fund_fen').notNull().default(sql`0`),
    /** The distributor whose staff decided; null: the platform's. */
    houseDistId: integer('house_dist_id'),
    createdAt: createdAt(),
  },
  (t) => [
    check('claim_decisions_round', sql`${t.round} in (1, 2)`),
    check('claim_decisions_pay', sql`(${t.payFen} > 0) = ${t.isGranted}`),
    check('claim_decisions_two', sql`${t.secondId} <> ${t.staffId}`),
    index('claim_decisions_house').on(t.houseDistId, t.createdAt).where(sql`is_granted and house_dist_id is not null`),
    uniqueIndex('claim_decisions_once').on(t.claimId, t.round),
    uniqueIndex('claim_decisions_people').on(t.claimId, t.staffId),
  ],
)

/** Questions sent to buyers of accounts some days after the purchase: whether they still own the account. */
export const ownershipChecks = pgTable(
  'ownership_checks',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id').notNull(),
    orderSn: text('order_sn').$type<OrderSn>().notNull(),
    distId: integer('dist_id').notNull(),
    buyerId: userId('buyer_id').notNull(),
    /** Title of the purchased item. */
    title: text('title').notNull(),
    day: smallint('day').$type<WatchDay>().notNull(),
    askedAt: at('asked_at').notNull(),
    /** Null if not answered. */
    isMine: boolean('is_mine'),
    answeredAt: at('answered_at'),
  },
  (t) => [
    unique('ownership_checks_once').on(t.orderId, t.day),
    check('ownership_checks_day', sql`${t.day} in (1, 3, 7)`),
    check('ownership_checks_answer', sql`(${t.isMine} is null) = (${t.answeredAt} is null)`),
    index('ownership_checks_buyer').on(t.buyerId, t.id),
  ],
)

/**
 * Conflicts that the parties of an order could not settle; while one is open, the order is on hold
 * (`orders.dispute_id`).
 */
export const disputes = pgTable(
  'disputes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    sn: text('sn').notNull().unique(),
    orderId: id('order_id').notNull(),
    orderSn: text('order_sn').$type<OrderSn>().notNull(),
    distId: integer('dist_id').notNull(),
    buyerId: userId('buyer_id').notNull(),
    sellerId: userId('seller_id').notNull(),
    /** Title of the traded item. */
    title: text('title').notNull(),
    by: text('by', { enum: PARTIES }).notNull(),
    kind: text('kind').$type<DisputeKind>().notNull(),
    want: text('want').$type<DisputeWant>().notNull(),
    /** Refund the buyer demands. */
    wantFen: money('want_fen').notNull(),
    /** Total the buyer paid. */
    totalFen: money('total_fen').notNull(),
    statement: text('statement').notNull(),
    /** Answer of the other party; '' until it answers. */
    answer: text('answer').notNull().default(''),
    answeredAt: at('answered_at'),
    stage: text('stage', { enum: DISPUTE_STAGES }).notNull().default('answer'),
    /** Deadline of the stage; null: none. */
    dueAt: at('due_at'),
    staffAt: at('staff_at'),
    appealBy: text('appeal_by', { enum: PARTIES }),
    appeal: text('appeal').notNull().default(''),
    appealedAt: at('appealed_at'),
    outcome: text('outcome').$type<DisputeOutcome>(),
    /** Amount refunded to the buyer as a result. */
    refundFen: money('refund_fen'),
    closedAt: at('closed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('disputes_closed', sql`(${t.stage} = 'closed') = (${t.closedAt} is not null)`),
    check('disputes_outcome', sql`(${t.stage} = 'closed') = (${t.outcome} is not null)`),
    check('disputes_due', sql`(${t.stage} = 'closed') = (${t.dueAt} is null)`),
    check('disputes_want', sql`${t.wantFen} between 0 and ${t.totalFen}`),
    check('disputes_refund', sql`${t.refundFen} between 0 and ${t.totalFen}`),
    check('disputes_appeal', sql`(${t.appealBy} is null) = (${t.appealedAt} is null)`),
    uniqueIndex('disputes_open').on(t.orderId).where(sql`stage <> 'closed'`),
    index('disputes_buyer').on(t.buyerId, t.id),
    index('disputes_seller').on(t.sellerId, t.id),
    index('disputes_due').on(t.dueAt).where(sql`stage in ('answer', 'talk', 'ruled')`),
    index('disputes_staff').on(t.distId, t.dueAt).where(sql`stage = 'staff'`),
  ],
)

/** Splits offered by a party; the latest of each party is valid. */
export const disputeProposals = pgTable(
  'dispute_proposals',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    disputeId: id('dispute_id')
      .notNull()
      .references(() => disputes.id),
    by: text('by', { enum: PARTIES }).notNull(),
    refundFen: money('refund_fen').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check('dispute_proposals_refund', sql`${t.refundFen} >= 0`),
    index('dispute_proposals_dispute').on(t.disputeId, t.id),
  ],
)

/** Rulings with reasons: one, plus one on appeal, by two different staff members. Append-only. */
export const disputeRulings = pgTable(
  'dispute_rulings',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    disputeId: id('dispute_id')
      .notNull()
      .references(() => disputes.id),
    round: smallint('round').notNull(),
    staffId: userId('staff_id').notNull(),
    /** The staff member who gave the second approval, if required. */
    secondId: userId('second_id'),
    facts: text('facts').notNull(),
    /** The rule it is based on. */
    rule: text('rule').notNull(),
    refundFen: money('refund_fen').notNull(),
    sellerFen: money('seller_fen').notNull(),
    /** The party at fault, when the order is fully refunded. */
    fault: text('fault', { enum: PARTIES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('dispute_rulings_round', sql`${t.round} in (1, 2)`),
    check('dispute_rulings_split', sql`${t.refundFen} >= 0 and ${t.sellerFen} >= 0`),
    check('dispute_rulings_second', sql`${t.secondId} <> ${t.staffId}`),
    uniqueIndex('dispute_rulings_once').on(t.disputeId, t.round),
    uniqueIndex('dispute_rulings_people').on(t.disputeId, t.staffId),
  ],
)
