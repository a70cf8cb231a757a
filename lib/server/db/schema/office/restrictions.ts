import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, createdAt, id, userId } from '../../columns'

/** Appeals of members against their restrictions: one each. */
export const restrictionAppeals = pgTable(
  'restriction_appeals',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    restrictionId: id('restriction_id').notNull().unique(),
    userId: userId('user_id').notNull(),
    /** Site where it was written, and where the answer is shown. */
    distId: integer('dist_id').notNull(),
    statement: text('statement').notNull(),
    /** Media keys of purpose evidence. */
    evidence: text('evidence').array().notNull(),
    /** closed: the restriction ended before the appeal was decided. */
    state: text('state', { enum: ['open', 'kept', 'overturned', 'closed'] })
      .notNull()
      .default('open'),
    /** Deadline for staff to decide; the queue is sorted by it. */
    dueAt: at('due_at').notNull(),
    /** When the owners of the platform were notified that it is overdue. */
    alarmedAt: at('alarmed_at'),
    reviewerId: userId('reviewer_id'),
    reviewedAt: at('reviewed_at'),
    reviewReason: text('review_reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    check('restriction_appeals_state', sql`(${t.state} = 'open') = (${t.reviewedAt} is null)`),
    index('restriction_appeals_queue').on(t.dueAt).where(sql`state = 'open'`),
    index('restriction_appeals_created').on(t.createdAt),
  ],
)
