import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Finding, RefuseReason, ReviewState } from '@/lib/shared/goods/goods-review'
import type { GoodsStatus } from '@/lib/shared/goods/goods-status'
import type { GoodsSn } from '@/lib/shared/ids'
import { at, createdAt, id, userId } from '../../columns'

/**
 * Versions of goods reviewed by staff: one row each time an item waits for review, and each time staff take it off the
 * shelf.
 */
export const goodsReviews = pgTable(
  'goods_reviews',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    goodsSn: text('goods_sn').$type<GoodsSn>().notNull(),
    /** Starts at 1. */
    version: integer('version').notNull(),
    gameId: integer('game_id').notNull(),
    goodsTypeId: integer('goods_type_id').notNull(),
    distId: integer('dist_id').notNull(),
    sellerId: userId('seller_id').notNull(),
    state: text('state').$type<ReviewState>().notNull(),
    findings: jsonb('findings').$type<Finding[]>().notNull().default([]),
    /** Readable list of the changes since the previous version. */
    changes: text('changes').array().notNull().default([]),
    /** Status of the item before, restored afterwards. */
    backTo: smallint('back_to').$type<GoodsStatus>().notNull(),
    dueAt: at('due_at').notNull(),
    reasons: text('reasons').array().$type<RefuseReason[]>().notNull().default([]),
    /** Message of staff to the seller; for an item that passes, the reason. */
    words: text('words').notNull().default(''),
    reviewerId: userId('reviewer_id'),
    reviewedAt: at('reviewed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('goods_reviews_state', sql`${t.state} in ('waiting', 'passed', 'refused', 'removed', 'replaced')`),
    check(
      'goods_reviews_decided',
      sql`(${t.state} in ('waiting', 'replaced')) = (${t.reviewerId} is null) and (${t.reviewerId} is null) = (${t.reviewedAt} is null)`,
    ),
    unique('goods_reviews_version').on(t.goodsSn, t.version),
    uniqueIndex('goods_reviews_waiting').on(t.goodsSn).where(sql`state = 'waiting'`),
    index('goods_reviews_due').on(t.dueAt, t.id).where(sql`state = 'waiting'`),
    index('goods_reviews_done').on(t.state, t.reviewedAt, t.id),
  ],
)
