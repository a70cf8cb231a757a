import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { OrderSn } from '@/lib/shared/ids'
import { CLOCK_KINDS, type ClockKind } from '@/lib/shared/staff/clocks'
import { at, createdAt, id, userId } from '../../columns'

const KINDS = sql.raw(`(${CLOCK_KINDS.map((kind) => `'${kind}'`).join(', ')})`)

/**
 * Waits of orders for their staff member that reached half of their target. What still waits is not stored here: it is
 * read from the order and its chat.
 */
export const deskClocks = pgTable(
  'desk_clocks',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderSn: text('order_sn').$type<OrderSn>().notNull(),
    distId: integer('dist_id').notNull(),
    /** The lead at that time. */
    userId: userId('user_id').notNull(),
    kind: text('kind').$type<ClockKind>().notNull(),
    /** When the wait began. */
    since: at('since').notNull(),
    dueAt: at('due_at').notNull(),
    /** null: half of the target had not passed when the order was noticed, or the wait was over the target at once. */
    nudgedAt: at('nudged_at'),
    /** When it was over the target; null: answered before. */
    breachedAt: at('breached_at'),
    /** Who was given the order; null: no one was free, or not over. */
    movedTo: userId('moved_to'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('desk_clocks_wait').on(t.orderSn, t.userId, t.kind, t.since),
    index('desk_clocks_breaches').on(t.userId, t.breachedAt).where(sql`breached_at is not null`),
    check('desk_clocks_kind', sql`${t.kind} in ${KINDS}`),
  ],
)

/** Led orders that are not over: when each is read next, and whether it waits for a shift. */
export const deskWatches = pgTable(
  'desk_watches',
  {
    orderId: id('order_id').primaryKey(),
    lookAt: at('look_at').notNull(),
    /** Since when its parties wait for the next shift of anybody; null: they do not. */
    parkedAt: at('parked_at'),
  },
  (t) => [index('desk_watches_due').on(t.lookAt)],
)
