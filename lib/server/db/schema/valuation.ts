import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { at, id, money } from '../columns'

/** What was really sold, for how much: one row per completed order, without the people. Valuations read nothing else. */
export const sales = pgTable(
  'sales',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    goodsSn: text('goods_sn').notNull(),
    gameId: integer('game_id').notNull(),
    goodsTypeId: integer('goods_type_id').notNull(),
    title: text('title').notNull(),
    /** One unit. */
    priceFen: money('price_fen').notNull(),
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
    listedAt: at('listed_at').notNull(),
    soldAt: at('sold_at').notNull(),
  },
  (t) => [index('sales_game').on(t.gameId, t.goodsTypeId, t.soldAt)],
)
