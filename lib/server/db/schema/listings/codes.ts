import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { GoodsSn } from '@/lib/shared/ids'
import { at, bytes, createdAt, id, userId } from '../../columns'

/**
 * A seller's own codes for an item. A code is bound permanently to one order once that is paid; it is never delivered
 * twice.
 */
export const goodsCodes = pgTable(
  'goods_codes',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    goodsSn: text('goods_sn').$type<GoodsSn>().notNull(),
    sellerId: userId('seller_id').notNull(),
    /** Encrypted by the vault under purpose 'code', context the goods number. */
    cipher: bytes('cipher').notNull(),
    /** Keyed hash of the code: a seller can store a code only once, across all items. */
    print: text('print').notNull(),
    orderId: id('order_id'),
    handedAt: at('handed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('goods_codes_handed', sql`(${t.orderId} is null) = (${t.handedAt} is null)`),
    uniqueIndex('goods_codes_once').on(t.sellerId, t.print),
    index('goods_codes_free').on(t.goodsSn, t.id).where(sql`order_id is null`),
    index('goods_codes_order').on(t.orderId).where(sql`order_id is not null`),
  ],
)
