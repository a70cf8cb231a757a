import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { at, createdAt, id, money, userId } from '../columns'
import { goods } from './catalog'

export const favourites = pgTable(
  'favourites',
  {
    userId: userId('user_id').notNull(),
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.id),
    /** Price when it was added to favourites; a lower price counts as a price drop. */
    priceFen: money('price_fen').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.goodsId] })],
)

export const browseHistory = pgTable(
  'browse_history',
  {
    userId: userId('user_id').notNull(),
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.id),
    viewedAt: at('viewed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.goodsId] }), index('browse_recent').on(t.userId, t.viewedAt)],
)

/**
 * Users who want to be notified when an item gets cheaper. A price change marks the affected rows and notifies these
 * users.
 */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    userId: userId('user_id').notNull(),
    goodsId: id('goods_id')
      .notNull()
      .references(() => goods.id),
    /** Distributor where the alert was set and where the user is notified. */
    distId: integer('dist_id').notNull().default(1),
    /** Price when the alert was set; a lower price counts as a price drop. */
    priceFen: money('price_fen').notNull(),
    /** Highest price of which the user wants to hear; null: any lower one. */
    targetFen: money('target_fen'),
    /** The lower price, and since when; null: not lower, or above the target. */
    fellToFen: money('fell_to_fen'),
    fellAt: at('fell_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.goodsId] }),
    check(
      'price_alerts_fall',
      sql`(${t.fellToFen} is null) = (${t.fellAt} is null) and (${t.fellToFen} < ${t.priceFen}) is not false`,
    ),
    check('price_alerts_target', sql`(${t.targetFen} between 1 and ${t.priceFen} - 1) is not false`),
    index('price_alerts_goods').on(t.goodsId),
  ],
)
