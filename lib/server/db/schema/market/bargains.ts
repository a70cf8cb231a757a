import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BargainSide } from '@/lib/shared/goods/bargain'
import type { GoodsSn } from '@/lib/shared/ids'
import { at, createdAt, id, money, userId } from '../../columns'

/**
 * `superseded`: answered by another price. An open one becomes void when its item changes; no row is written for that.
 */
export type BargainStatus = 'open' | 'kept' | 'ordered' | 'refused' | 'withdrawn' | 'expired' | 'lapsed' | 'superseded'

/**
 * Prices that a buyer and a seller offer each other for an item, one row each. An accepted one (`kept`) reserves a unit
 * of the item.
 */
export const bargains = pgTable(
  'bargains',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    goodsSn: text('goods_sn').$type<GoodsSn>().notNull(),
    buyerId: userId('buyer_id').notNull(),
    sellerId: userId('seller_id').notNull(),
    /** Distributor where the buyer bargains and orders. */
    distId: integer('dist_id').notNull(),
    by: text('by').$type<BargainSide>().notNull(),
    priceFen: money('price_fen').notNull(),
    /** Price of the item when the offer was made: at another price the offer is void. */
    listPriceFen: money('list_price_fen').notNull(),
    status: text('status').$type<BargainStatus>().notNull().default('open'),
    createdAt: createdAt(),
    /** For an open offer, when it expires; for an accepted one, until when the item is reserved. */
    dueAt: at('due_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    check('bargains_price', sql`${t.priceFen} > 0 and ${t.priceFen} < ${t.listPriceFen}`),
    check('bargains_closed', sql`(${t.closedAt} is null) = (${t.status} in ('open', 'kept'))`),
    uniqueIndex('bargains_live').on(t.goodsSn, t.buyerId).where(sql`status in ('open', 'kept')`),
    index('bargains_buyer').on(t.buyerId, t.id),
    index('bargains_seller').on(t.sellerId, t.id),
    index('bargains_due').on(t.dueAt).where(sql`status in ('open', 'kept')`),
  ],
)

/** A seller's rules for automatic answers. */
export const bargainTerms = pgTable(
  'bargain_terms',
  {
    goodsSn: text('goods_sn').$type<GoodsSn>().primaryKey(),
    /** Lower offers are rejected immediately. */
    floorFen: money('floor_fen'),
    /** Offers of at least this much are accepted immediately. */
    acceptFen: money('accept_fen'),
  },
  (t) => [check('bargain_terms_order', sql`(${t.floorFen} <= ${t.acceptFen}) is not false`)],
)
