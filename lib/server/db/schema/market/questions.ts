import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { GoodsSn } from '@/lib/shared/ids'
import { at, createdAt, id, userId } from '../../columns'

/** Questions asked before buying. Public, on every host that shows the item, once the seller has answered. */
export const goodsQuestions = pgTable(
  'goods_questions',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    goodsSn: text('goods_sn').$type<GoodsSn>().notNull(),
    sellerId: userId('seller_id').notNull(),
    askerId: userId('asker_id').notNull(),
    /** Distributor where it was asked. */
    distId: integer('dist_id').notNull(),
    /** Contact details are masked before either text is stored. */
    question: text('question').notNull(),
    answer: text('answer').notNull().default(''),
    /** What the seller's automatic reply sent to the asker, who alone sees it; no answer. */
    autoReply: text('auto_reply').notNull().default(''),
    createdAt: createdAt(),
    answeredAt: at('answered_at'),
  },
  (t) => [
    check('goods_questions_answer', sql`(${t.answer} = '') = (${t.answeredAt} is null)`),
    index('goods_questions_shown').on(t.goodsSn, t.answeredAt).where(sql`answered_at is not null`),
    index('goods_questions_seller').on(t.sellerId, t.id),
    index('goods_questions_asker').on(t.askerId, t.id),
  ],
)
