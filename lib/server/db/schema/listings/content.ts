import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { at, id } from '../../columns'

/** news.type. Documents are the fixed pages linked in a footer; lists leave them out. */
export const NEWS_TYPE = { document: 0, announcement: 1, news: 2 } as const

export const news = pgTable(
  'news',
  {
    code: text('code').primaryKey(),
    /** 0: every distributor */
    distId: integer('dist_id').notNull().default(0),
    type: smallint('type').notNull().default(NEWS_TYPE.news),
    /** Key of lib/shared/site/news.ts; '' for announcements and documents. */
    category: text('category').notNull().default(''),
    title: text('title').notNull(),
    smallTitle: text('small_title').notNull().default(''),
    summary: text('summary').notNull().default(''),
    /** Comma-separated search words. */
    keywords: text('keywords').notNull().default(''),
    /** Picture address or media key; '' for none. */
    cover: text('cover').notNull().default(''),
    /** Game it is about; 0 for none. */
    gameId: integer('game_id').notNull().default(0),
    html: text('html').notNull(),
    views: integer('views').notNull().default(0),
    pinned: boolean('pinned').notNull().default(false),
    /** Not shown on any site, whatever its publish time. */
    draft: boolean('draft').notNull().default(false),
    publishedAt: at('published_at').notNull(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('news_list').on(t.type, t.publishedAt),
    index('news_category').on(t.category, t.publishedAt),
    index('news_game').on(t.gameId, t.publishedAt).where(sql`game_id > 0`),
  ],
)

/** Matches of game leagues. Their state is derived from the time and from whether a result was entered. */
export const leagueMatches = pgTable(
  'league_matches',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** 0: every distributor */
    distId: integer('dist_id').notNull().default(0),
    gameId: integer('game_id').notNull(),
    league: text('league').notNull(),
    stage: text('stage').notNull().default(''),
    /** Maximum number of games in the series: 1, 3, 5, 7. */
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
