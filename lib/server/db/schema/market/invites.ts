import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { ProfitState } from '@/lib/shared/money/invites'
import type { ModeName } from '@/lib/shared/trade/trade-modes'
import { at, createdAt, id, money, userId } from '../../columns'

/**
 * The inviter's commission on an invited user's order, from its payment on. `pending` while the order may still be
 * refunded; `paid` with the transfer that pays it; `void` with the reason, also after it was paid and taken back.
 */
export const inviteProfits = pgTable(
  'invite_profits',
  {
    orderId: id('order_id').primaryKey(),
    distId: integer('dist_id').notNull(),
    inviterId: userId('inviter_id').notNull(),
    inviteeId: userId('invitee_id').notNull(),
    gameId: integer('game_id').notNull(),
    mode: text('mode').$type<ModeName>().notNull(),
    state: text('state').$type<ProfitState>().notNull().default('pending'),
    /** Amount it is a percentage of; for a pending one, the order's amount at payment. */
    baseFen: money('base_fen').notNull(),
    profitFen: money('profit_fen').notNull(),
    /** Reason of a void one, as shown to the inviter. */
    why: text('why').notNull().default(''),
    createdAt: createdAt(),
    settledAt: at('settled_at'),
  },
  (t) => [
    check('invite_profits_state', sql`${t.state} in ('pending', 'paid', 'void')`),
    check('invite_profits_settled', sql`(${t.state} = 'pending') = (${t.settledAt} is null)`),
    check('invite_profits_why', sql`(${t.state} = 'void') = (${t.why} <> '')`),
    check('invite_profits_sums', sql`${t.profitFen} between 0 and ${t.baseFen}`),
    check('invite_profits_two', sql`${t.inviterId} <> ${t.inviteeId}`),
    index('invite_profits_inviter').on(t.inviterId, t.orderId),
    index('invite_profits_invitee').on(t.inviteeId),
  ],
)
