import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { UserId } from '@/lib/shared/ids'
import type { RestrictionKind } from '@/lib/shared/people/restrictions'
import { at, createdAt, id, money, userId } from '../../columns'

/** What staff restricted members from, until when, and why. */
export const restrictions = pgTable(
  'restrictions',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId('user_id').notNull(),
    kinds: text('kinds').array().$type<RestrictionKind[]>().notNull(),
    /** Part of the balance that can be neither withdrawn nor spent. */
    heldFen: money('held_fen').notNull(),
    clause: text('clause').notNull(),
    /** Shown to the member. */
    reason: text('reason').notNull(),
    /** Media keys of purpose evidence, and a note; both for staff only. */
    evidence: text('evidence').array().notNull(),
    note: text('note').notNull().default(''),
    /** Null: by a rule, or not known, from an earlier release. */
    imposedBy: userId('imposed_by'),
    /** Everybody who imposed, approved or renewed it; none of them decides the appeal. */
    deciderIds: id('decider_ids').array().$type<UserId[]>().notNull(),
    fromAt: at('from_at').notNull(),
    untilAt: at('until_at').notNull(),
    renewals: smallint('renewals').notNull().default(0),
    state: text('state', { enum: ['active', 'ended', 'lifted', 'overturned'] })
      .notNull()
      .default('active'),
    endedAt: at('ended_at'),
    endedBy: userId('ended_by'),
    endReason: text('end_reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check('restrictions_state', sql`(${t.state} = 'active') = (${t.endedAt} is null)`),
    check('restrictions_until', sql`${t.untilAt} > ${t.fromAt} and ${t.heldFen} >= 0`),
    index('restrictions_active').on(t.userId).where(sql`state = 'active'`),
    index('restrictions_due').on(t.untilAt).where(sql`state = 'active'`),
    index('restrictions_user').on(t.userId, t.id),
    index('restrictions_created').on(t.createdAt),
  ],
)
