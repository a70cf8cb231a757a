import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { GoodsSn, OrderSn } from '@/lib/shared/ids'
import { at, bytes, createdAt, id, money, userId } from '../../columns'

/** Offers to sell to the platform: one account, or a batch of one game. */
export const recyclingRequests = pgTable(
  'recycling_requests',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    distId: integer('dist_id').notNull(),
    gameId: integer('game_id').notNull(),
    areaName: text('area_name').notNull().default(''),
    /** Number of accounts in the offer. */
    count: integer('count').notNull(),
    /** Field key -> value, as for goods; empty for a batch. */
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
    note: text('note').notNull().default(''),
    /** Media keys of purpose 'evidence'. */
    pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
    /**
     * Encrypted by the vault under purpose 'lead', context the user id; shown only to staff, and each access is logged.
     */
    contactSealed: bytes('contact_sealed').notNull(),
    contactMask: text('contact_mask').notNull(),
    /** What recycling paid for similar accounts at the time of the request; null: too few sales. */
    estimateLowFen: money('estimate_low_fen'),
    estimateHighFen: money('estimate_high_fen'),
    status: text('status', { enum: ['open', 'ordered', 'closed'] })
      .notNull()
      .default('open'),
    /** Reason given by staff for rejecting the request, or why its order ended without a trade. */
    says: text('says').notNull().default(''),
    orderSn: text('order_sn').$type<OrderSn>(),
    /** The platform's own listing created from it, and when. */
    goodsSn: text('goods_sn').$type<GoodsSn>(),
    ownedAt: at('owned_at'),
    createdAt: createdAt(),
    closedAt: at('closed_at'),
  },
  (t) => [
    check('recycling_requests_count', sql`${t.count} > 0`),
    check('recycling_requests_closed', sql`(${t.closedAt} is null) = (${t.status} <> 'closed')`),
    check('recycling_requests_order', sql`${t.status} <> 'ordered' or ${t.orderSn} is not null`),
    check('recycling_requests_owned', sql`(${t.goodsSn} is null) = (${t.ownedAt} is null)`),
    index('recycling_requests_user').on(t.userId, t.id),
    index('recycling_requests_desk').on(t.distId, t.id).where(sql`status = 'open'`),
    uniqueIndex('recycling_requests_of_order').on(t.orderSn),
  ],
)

/**
 * Prices quoted by staff. A firm one (`firm_at`) can be accepted; a price within the range is firm immediately, one
 * above it when a second staff member approved it. The four-eyes rule is a table constraint, not only code.
 */
export const recyclingQuotes = pgTable(
  'recycling_quotes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    requestId: id('request_id')
      .notNull()
      .references(() => recyclingRequests.id),
    /** Total price of all accounts in the request. */
    priceFen: money('price_fen').notNull(),
    /** 30-day median used as reference, for all of them; null: too few sales. */
    baseFen: money('base_fen'),
    note: text('note').notNull().default(''),
    byId: userId('by_id').notNull(),
    needsSecond: boolean('needs_second').notNull(),
    secondId: userId('second_id'),
    status: text('status', { enum: ['open', 'accepted', 'declined', 'void'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    firmAt: at('firm_at'),
    dueAt: at('due_at'),
  },
  (t) => [
    check('recycling_quotes_price', sql`${t.priceFen} > 0`),
    check('recycling_quotes_firm', sql`(${t.firmAt} is null) = (${t.dueAt} is null)`),
    check(
      'recycling_quotes_four_eyes',
      sql`(${t.secondId} is null or ${t.secondId} <> ${t.byId}) and (not ${t.needsSecond} or ${t.secondId} is not null or ${t.firmAt} is null)`,
    ),
    check('recycling_quotes_accepted', sql`${t.status} <> 'accepted' or ${t.firmAt} is not null`),
    uniqueIndex('recycling_quotes_open').on(t.requestId).where(sql`status = 'open'`),
    uniqueIndex('recycling_quotes_accepted_once').on(t.requestId).where(sql`status = 'accepted'`),
    index('recycling_quotes_request').on(t.requestId, t.id),
  ],
)

/** Orders by which former owners buy an account back. */
export const recyclingRedemptions = pgTable(
  'recycling_redemptions',
  {
    orderSn: text('order_sn').$type<OrderSn>().primaryKey(),
    requestId: id('request_id')
      .notNull()
      .references(() => recyclingRequests.id),
    priceFen: money('price_fen').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('recycling_redemptions_request').on(t.requestId)],
)
