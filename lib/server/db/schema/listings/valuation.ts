import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, id, money } from '../../columns'

/**
 * Actual sale prices: one row per paid-out order, without personal data, and only the latest sale between the same two
 * people in a game. Valuations read nothing else.
 */
export const sales = pgTable(
  'sales',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    goodsSn: text('goods_sn').notNull(),
    gameId: integer('game_id').notNull(),
    goodsTypeId: integer('goods_type_id').notNull(),
    title: text('title').notNull(),
    /** Price of one unit. */
    priceFen: money('price_fen').notNull(),
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
    listedAt: at('listed_at').notNull(),
    soldAt: at('sold_at').notNull(),
    /** Keyed hash of the two people; null: not from an order. */
    pair: text('pair'),
  },
  (t) => [
    index('sales_game').on(t.gameId, t.goodsTypeId, t.soldAt),
    unique('sales_pair').on(t.pair, t.gameId, t.goodsTypeId),
  ],
)
