import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { OrderSn } from '@/lib/shared/ids'
import { DISPUTE_STAGES, type DisputeKind, type DisputeOutcome, type DisputeWant } from '@/lib/shared/trade/disputes'
import { at, createdAt, id, money } from '../columns'

const PARTIES = ['buyer', 'seller'] as const

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
    buyerId: id('buyer_id').notNull(),
    sellerId: id('seller_id').notNull(),
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
    staffId: id('staff_id').notNull(),
    /** The staff member who gave the second approval, if required. */
    secondId: id('second_id'),
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
