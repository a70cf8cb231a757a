import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { OrderSn } from '@/lib/shared/ids'
import type { WatchDay } from '@/lib/shared/watch'
import { at, id } from '../columns'

/** What buyers of accounts were asked some days after: whether the account still is theirs. */
export const ownershipChecks = pgTable(
  'ownership_checks',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderId: id('order_id').notNull(),
    orderSn: text('order_sn').$type<OrderSn>().notNull(),
    distId: integer('dist_id').notNull(),
    buyerId: id('buyer_id').notNull(),
    /** Of what was bought. */
    title: text('title').notNull(),
    day: smallint('day').$type<WatchDay>().notNull(),
    askedAt: at('asked_at').notNull(),
    /** Null: no answer. */
    isMine: boolean('is_mine'),
    answeredAt: at('answered_at'),
  },
  (t) => [
    unique('ownership_checks_once').on(t.orderId, t.day),
    check('ownership_checks_day', sql`${t.day} in (1, 3, 7)`),
    check('ownership_checks_answer', sql`(${t.isMine} is null) = (${t.answeredAt} is null)`),
    index('ownership_checks_buyer').on(t.buyerId, t.id),
  ],
)
