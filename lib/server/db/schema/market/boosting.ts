import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { ServiceKind } from '@/lib/shared/trade/service-terms'
import { at, createdAt, id, money, userId } from '../../columns'

/**
 * Priced packages of boosting (代练) and convoy (护航). A row with `fromStep` is one step of its game's ladder; the others
 * are independent.
 */
export const servicePlans = pgTable(
  'service_plans',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** 0: every distributor */
    distId: integer('dist_id').notNull().default(0),
    kind: text('kind').$type<ServiceKind>().notNull(),
    gameId: integer('game_id').notNull(),
    title: text('title').notNull(),
    /** Start of a ladder step; '' for plans that are not a step. One step's end is the next one's start. */
    fromStep: text('from_step').notNull().default(''),
    toStep: text('to_step').notNull().default(''),
    /** Price of a whole boosting plan, or of one hour of a convoy plan. */
    priceFen: money('price_fen').notNull(),
    /** Usual duration; 1 for convoy plans. */
    hours: integer('hours').notNull(),
    /** How the account is kept safe, or how convoy works without account access. */
    safety: text('safety').notNull(),
    /** Position within the game and kind; steps are in ladder order. */
    sort: integer('sort').notNull(),
  },
  (t) => [
    check('service_plans_kind', sql`${t.kind} in ('boosting', 'convoy')`),
    index('service_plans_list').on(t.kind, t.gameId, t.sort),
  ],
)

/** Members that work for others: their application, deposit state and work statistics. */
export const boosters = pgTable(
  'boosters',
  {
    userId: userId('user_id').primaryKey(),
    /** unpaid: applied, but cannot accept work yet. */
    state: text('state', { enum: ['unpaid', 'active', 'suspended'] })
      .notNull()
      .default('unpaid'),
    intro: text('intro').notNull().default(''),
    gameIds: integer('game_ids').array().notNull().default([]),
    /** Completed works, how many of them were late, and works that the booster abandoned or never started. */
    done: integer('done').notNull().default(0),
    late: integer('late').notNull().default(0),
    broken: integer('broken').notNull().default(0),
    /** Number of customer ratings, and the sum of their stars. */
    ratings: integer('ratings').notNull().default(0),
    stars: integer('stars').notNull().default(0),
    /** After deduction of the fee. */
    earnedFen: money('earned_fen').notNull().default(sql`0`),
    appliedAt: at('applied_at').notNull(),
    paidAt: at('paid_at'),
  },
  (t) => [
    check('boosters_figures', sql`${t.done} >= 0 and ${t.late} between 0 and ${t.done} and ${t.broken} >= 0`),
    check('boosters_stars', sql`${t.stars} between ${t.ratings} and ${t.ratings} * 5`),
  ],
)

/** A booster's own priced package, ordered from that booster. */
export const boosterPackages = pgTable(
  'booster_packages',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    boosterId: userId('booster_id')
      .notNull()
      .references(() => boosters.userId),
    kind: text('kind').$type<ServiceKind>().notNull(),
    gameId: integer('game_id').notNull(),
    title: text('title').notNull(),
    /** Price of the whole work, or of one match of a convoy. */
    priceFen: money('price_fen').notNull(),
    hours: integer('hours').notNull(),
    safetyFen: money('safety_fen').notNull(),
    efficiencyFen: money('efficiency_fen').notNull(),
    isShown: boolean('is_shown').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    check('booster_packages_kind', sql`${t.kind} in ('boosting', 'convoy')`),
    check('booster_packages_price', sql`${t.priceFen} > 0 and ${t.safetyFen} > 0 and ${t.efficiencyFen} > 0`),
    index('booster_packages_list').on(t.kind, t.gameId, t.priceFen).where(sql`is_shown`),
    index('booster_packages_own').on(t.boosterId),
  ],
)
