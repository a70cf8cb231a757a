import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { ServiceKind } from '@/lib/shared/service-terms'
import { id, money } from '../columns'

/** Priced packages of boosting (代练) and convoy (护航). A row with `fromStep` is one step of its game's ladder; the others stand alone. */
export const servicePlans = pgTable(
  'service_plans',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** 0: every distributor */
    distId: integer('dist_id').notNull().default(0),
    kind: text('kind').$type<ServiceKind>().notNull(),
    gameId: integer('game_id').notNull(),
    title: text('title').notNull(),
    /** Where a step begins and ends; '' for plans that are no step. One step's end is the next one's beginning. */
    fromStep: text('from_step').notNull().default(''),
    toStep: text('to_step').notNull().default(''),
    /** Of a whole boosting plan; of one hour of a convoy plan. */
    priceFen: money('price_fen').notNull(),
    /** Usual duration; 1 for convoy plans. */
    hours: integer('hours').notNull(),
    /** How the account is kept safe, or what convoy does without one. */
    safety: text('safety').notNull(),
    /** Order within the game and kind; steps come in ladder order. */
    sort: integer('sort').notNull(),
  },
  (t) => [
    check('service_plans_kind', sql`${t.kind} in ('boosting', 'convoy')`),
    index('service_plans_list').on(t.kind, t.gameId, t.sort),
  ],
)
