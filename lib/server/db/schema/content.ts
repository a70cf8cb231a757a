import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { ServiceKind } from '@/lib/shared/service-terms'
import { at, createdAt, id, money } from '../columns'

/** news.type. Documents are the fixed pages a footer links to; lists leave them out. */
export const NEWS_TYPE = { document: 0, announcement: 1, news: 2 } as const

export const news = pgTable(
  'news',
  {
    code: text('code').primaryKey(),
    /** 0: every distributor */
    distId: integer('dist_id').notNull().default(0),
    type: smallint('type').notNull().default(NEWS_TYPE.news),
    /** Key of lib/shared/news.ts; '' for announcements and documents. */
    category: text('category').notNull().default(''),
    title: text('title').notNull(),
    smallTitle: text('small_title').notNull().default(''),
    summary: text('summary').notNull().default(''),
    /** Comma-joined search words. */
    keywords: text('keywords').notNull().default(''),
    /** Picture address or media key; '' for none. */
    cover: text('cover').notNull().default(''),
    /** Game it is about; 0 for none. */
    gameId: integer('game_id').notNull().default(0),
    html: text('html').notNull(),
    views: integer('views').notNull().default(0),
    pinned: boolean('pinned').notNull().default(false),
    publishedAt: at('published_at').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('news_list').on(t.type, t.publishedAt),
    index('news_category').on(t.category, t.publishedAt),
    index('news_game').on(t.gameId, t.publishedAt).where(sql`game_id > 0`),
  ],
)

/** Matches of game leagues. What state one is in follows from the clock and from whether a result was entered. */
export const leagueMatches = pgTable(
  'league_matches',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** 0: every distributor */
    distId: integer('dist_id').notNull().default(0),
    gameId: integer('game_id').notNull(),
    league: text('league').notNull(),
    stage: text('stage').notNull().default(''),
    /** Games of the series at most: 1, 3, 5, 7. */
    bestOf: smallint('best_of').notNull().default(1),
    homeTeam: text('home_team').notNull(),
    awayTeam: text('away_team').notNull(),
    homeScore: smallint('home_score'),
    awayScore: smallint('away_score'),
    startsAt: at('starts_at').notNull(),
    /** Set when the result is final. */
    endedAt: at('ended_at'),
  },
  (t) => [index('league_matches_start').on(t.startsAt), index('league_matches_game').on(t.gameId, t.startsAt)],
)

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

/** Files in the storage provider. A token allows one upload; the row is the token's other half. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: id('user_id').notNull(),
    purpose: text('purpose', { enum: ['goods', 'chat', 'avatar', 'evidence'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Media key once stored. */
    key: text('key'),
    bytes: integer('bytes').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('uploads_user').on(t.userId, t.createdAt), index('uploads_key').on(t.key).where(sql`key is not null`)],
)
