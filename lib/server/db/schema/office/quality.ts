import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { OrderSn } from '@/lib/shared/ids'
import type { QualityMark } from '@/lib/shared/staff/quality'
import { createdAt, id, userId } from '../../columns'

/** Finished orders that were drawn for the review of a staff member. A week is drawn once. */
export const qualitySamples = pgTable(
  'quality_samples',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderSn: text('order_sn').$type<OrderSn>().notNull().unique(),
    distId: integer('dist_id').notNull(),
    /** Who led the order. */
    userId: userId('user_id').notNull(),
    /** Monday of the week in which the order ended. */
    week: date('week', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('quality_samples_week').on(t.week, t.userId)],
)

/** Score sheets of a sample: the first, and a second one by somebody else for calibration. */
export const qualityScores = pgTable(
  'quality_scores',
  {
    sampleId: id('sample_id')
      .notNull()
      .references(() => qualitySamples.id),
    round: smallint('round').notNull(),
    byId: userId('by_id').notNull(),
    marks: jsonb('marks').$type<QualityMark[]>().notNull(),
    /** Advice for the staff member. */
    coaching: text('coaching').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sampleId, t.round] }),
    unique('quality_scores_person').on(t.sampleId, t.byId),
    check('quality_scores_round', sql`${t.round} in (1, 2)`),
  ],
)

/** Weeks whose samples are drawn. */
export const qualityWeeks = pgTable('quality_weeks', {
  week: date('week', { mode: 'string' }).primaryKey(),
  createdAt: createdAt(),
})
