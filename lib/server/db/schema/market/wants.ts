import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { WantState } from '@/lib/shared/goods/want'
import type { GoodsSn } from '@/lib/shared/ids'
import { at, createdAt, id, money, userId } from '../../columns'

export interface WishedFact {
  key: string
  label: string
  value: string
}

/**
 * Posts of what a user wants to buy. An open one has its reserve in the ledger (account kind `reserve`, owned by the
 * post).
 */
export const wantPosts = pgTable(
  'want_posts',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: userId('buyer_id').notNull(),
    distId: integer('dist_id').notNull(),
    gameId: integer('game_id').notNull(),
    goodsTypeId: smallint('goods_type_id').notNull(),
    areaId: integer('area_id').notNull().default(0),
    serverId: integer('server_id').notNull().default(0),
    areaName: text('area_name').notNull().default(''),
    serverName: text('server_name').notNull().default(''),
    title: text('title').notNull(),
    detail: text('detail').notNull().default(''),
    facts: jsonb('facts').$type<WishedFact[]>().notNull().default([]),
    /** Amount of currency, in 万; null for everything else. */
    amount: integer('amount'),
    budgetFen: money('budget_fen').notNull(),
    reserveFen: money('reserve_fen').notNull(),
    /** Counter of reserve movements, which makes each movement post once. */
    moves: integer('moves').notNull().default(0),
    status: text('status').$type<WantState>().notNull().default('open'),
    createdAt: createdAt(),
    dueAt: at('due_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    check('want_posts_money', sql`${t.reserveFen} > 0 and ${t.reserveFen} <= ${t.budgetFen}`),
    check('want_posts_closed', sql`(${t.closedAt} is null) = (${t.status} = 'open')`),
    index('want_posts_buyer').on(t.buyerId, t.id),
    index('want_posts_due').on(t.dueAt).where(sql`status = 'open'`),
    index('want_posts_hall').on(t.gameId, t.goodsTypeId, t.id).where(sql`status = 'open'`),
  ],
)

/** Sellers' items offered for a post, one row each. A changed item or a closed post is not recorded here. */
export const wantAnswers = pgTable(
  'want_answers',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    wantId: id('want_id')
      .notNull()
      .references(() => wantPosts.id),
    goodsSn: text('goods_sn').$type<GoodsSn>().notNull(),
    sellerId: userId('seller_id').notNull(),
    /** Units of the item. */
    num: integer('num').notNull(),
    note: text('note').notNull().default(''),
    status: text('status').$type<'open' | 'ordered' | 'declined' | 'withdrawn'>().notNull().default('open'),
    createdAt: createdAt(),
    closedAt: at('closed_at'),
  },
  (t) => [
    check('want_answers_num', sql`${t.num} > 0`),
    check('want_answers_closed', sql`(${t.closedAt} is null) = (${t.status} = 'open')`),
    uniqueIndex('want_answers_once').on(t.wantId, t.goodsSn),
    uniqueIndex('want_answers_one').on(t.wantId).where(sql`status = 'ordered'`),
    index('want_answers_seller').on(t.sellerId, t.id),
  ],
)
