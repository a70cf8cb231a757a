import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { GoodsSn } from '@/lib/shared/ids'
import { at, createdAt, id, userId } from '../../columns'

/** Private conversations of a buyer with the seller of an item, before an order. */
export const inquiries = pgTable(
  'inquiries',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    goodsSn: text('goods_sn').$type<GoodsSn>().notNull(),
    sellerId: userId('seller_id').notNull(),
    buyerId: userId('buyer_id').notNull(),
    /** Distributor where it was opened; the buyer is notified there. */
    distId: integer('dist_id').notNull(),
    /** Incremented under this row's lock. */
    lastSeq: integer('last_seq').notNull().default(0),
    /** Messages of each side, without automatic replies. */
    buyerSent: integer('buyer_sent').notNull().default(0),
    sellerSent: integer('seller_sent').notNull().default(0),
    buyerReadSeq: integer('buyer_read_seq').notNull().default(0),
    sellerReadSeq: integer('seller_read_seq').notNull().default(0),
    lastAt: at('last_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('inquiries_of').on(t.goodsSn, t.buyerId),
    check('inquiries_read', sql`greatest(${t.buyerReadSeq}, ${t.sellerReadSeq}) <= ${t.lastSeq}`),
    index('inquiries_seller').on(t.sellerId, t.lastAt),
    index('inquiries_buyer').on(t.buyerId, t.lastAt),
  ],
)

export const inquiryMessages = pgTable(
  'inquiry_messages',
  {
    inquiryId: id('inquiry_id')
      .notNull()
      .references(() => inquiries.id),
    seq: integer('seq').notNull(),
    /** auto: the seller's automatic reply; no answer. */
    by: text('by', { enum: ['buyer', 'seller', 'auto'] }).notNull(),
    /** Contact details are masked before it is stored. */
    content: text('content').notNull(),
    isMasked: boolean('is_masked').notNull().default(false),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.inquiryId, t.seq] })],
)

/** Buyers whose inquiries a seller does not take. */
export const inquiryBlocks = pgTable(
  'inquiry_blocks',
  { sellerId: userId('seller_id').notNull(), buyerId: userId('buyer_id').notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.sellerId, t.buyerId] }), index('inquiry_blocks_buyer').on(t.buyerId)],
)
