import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OpenWindows } from '@/lib/shared/trade/open-hours'
import { at, userId } from '../../columns'

/** When sellers send what they sold; no row: around the clock. */
export const sellerHours = pgTable(
  'seller_hours',
  {
    userId: userId('user_id').primaryKey(),
    /** Minutes of the week, Beijing time; none: around the clock. */
    windows: jsonb('windows').$type<OpenWindows>().notNull(),
    /** Outside the hours, currency is left out of lists. */
    hidesCoins: boolean('hides_coins').notNull().default(false),
    /** End of the last day away; null: not away. */
    awayUntil: at('away_until'),
    /** Meanwhile the goods are off the shelf, or shown without being for sale. */
    awayWay: text('away_way', { enum: ['hide', 'block'] })
      .notNull()
      .default('block'),
    awayNote: text('away_note').notNull().default(''),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    check('seller_hours_windows', sql`jsonb_typeof(${t.windows}) = 'array'`),
    index('seller_hours_away').on(t.awayUntil).where(sql`away_until is not null`),
    index('seller_hours_coins').on(t.userId).where(sql`hides_coins`),
  ],
)

/** Sellers who were notified that their goods of a type will rest, unless they confirm them. */
export const restNotices = pgTable(
  'rest_notices',
  {
    sellerId: userId('seller_id').notNull(),
    goodsTypeId: integer('goods_type_id').notNull(),
    noticedAt: at('noticed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.goodsTypeId] }), index('rest_notices_due').on(t.noticedAt)],
)

/** Sellers whose goods were moved back in lists of the newest, and cannot be moved up again before a time. */
export const demotedSellers = pgTable('demoted_sellers', {
  sellerId: userId('seller_id').primaryKey(),
  until: at('until').notNull(),
})
