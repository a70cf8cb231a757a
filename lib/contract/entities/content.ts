import { z } from 'zod'
import { dateTime } from '../fields'

export const newsItem = z.object({
  code: z.string(),
  type: z.number().int().describe('0 fixed document, 1 official announcement, 2 platform news'),
  category: z.string().describe("section of platform news: platform, game, guide, market, safety; '' otherwise"),
  title: z.string(),
  smallTitle: z.string(),
  summary: z.string(),
  cover: z.string().describe("picture address, '' for none"),
  gameId: z.number().int().describe('game it is about, 0 for none'),
  views: z.number().int(),
  pinned: z.boolean(),
  createTime: dateTime,
})
export type NewsItem = z.infer<typeof newsItem>

const gameName = z.object({ gameId: z.number().int(), gameName: z.string() })
export type GameName = z.infer<typeof gameName>

export const newsArticle = newsItem.extend({
  keywords: z.string().describe('comma-joined'),
  updateTime: dateTime,
  html: z.string().describe('sanitised: no script, style, form, frame or foreign id; headings carry the ids of toc'),
  toc: z.array(z.object({ id: z.string(), title: z.string() })).describe('second-level headings'),
  game: gameName.nullable(),
})
export type NewsArticle = z.infer<typeof newsArticle>

const step = z.object({ code: z.string(), title: z.string() }).nullable()
export const newsArticleInList = newsArticle.extend({
  prev: step.describe('published before it, of the same type; null for documents and at the end'),
  next: step.describe('published after it'),
  related: z.array(newsItem).describe('same game, else same section'),
})
export type NewsArticleInList = z.infer<typeof newsArticleInList>

export const leagueMatch = z.object({
  matchId: z.number().int(),
  gameId: z.number().int(),
  gameName: z.string(),
  league: z.string(),
  stage: z.string(),
  bestOf: z.number().int().describe('games of the series at most'),
  homeTeam: z.string(),
  awayTeam: z.string(),
  homeScore: z.number().int().nullable(),
  awayScore: z.number().int().nullable(),
  startTime: dateTime,
  state: z
    .enum(['live', 'upcoming', 'finished', 'awaiting'])
    .describe('awaiting: should be over, no result entered yet'),
})
export type LeagueMatch = z.infer<typeof leagueMatch>

export const matchList = z.object({
  today: z.string().describe('YYYY-MM-DD, Beijing'),
  games: z.array(gameName.extend({ count: z.number().int() })).describe('games with matches in the window'),
  days: z
    .array(z.object({ day: z.string(), count: z.number().int() }))
    .describe('days of the window that have matches, of the chosen game'),
  list: z.array(leagueMatch).describe('earliest first'),
  next: leagueMatch.nullable().describe('the next match to start, of the chosen game, whatever the day'),
})
export type MatchList = z.infer<typeof matchList>
