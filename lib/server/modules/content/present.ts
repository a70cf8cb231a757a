import type { GameName, LeagueMatch, NewsArticle, NewsItem } from '@/lib/contract/entities/content'
import { mediaUrl } from '@/lib/shared/safe-url'
import { formatDateTime } from '@/lib/shared/time'
import { matchState, shapeArticle } from './rules'
import type { MatchRow, NewsListRow, NewsRow } from './types'

export const presentNews = (row: NewsListRow): NewsItem => ({
  code: row.code,
  type: row.type,
  category: row.category,
  title: row.title,
  smallTitle: row.smallTitle,
  summary: row.summary,
  cover: mediaUrl(row.cover),
  gameId: row.gameId,
  views: row.views,
  pinned: row.pinned,
  createTime: formatDateTime(row.publishedAt),
})

export function presentArticle(row: NewsRow, game: GameName | null): NewsArticle {
  const { html, toc } = shapeArticle(row.html)
  return { ...presentNews(row), keywords: row.keywords, updateTime: formatDateTime(row.updatedAt), html, toc, game }
}

export const presentStep = (row: { code: string; title: string } | undefined) =>
  row ? { code: row.code, title: row.title } : null

export const presentMatch = (row: MatchRow, gameName: string, now: Date): LeagueMatch => ({
  matchId: row.id,
  gameId: row.gameId,
  gameName,
  league: row.league,
  stage: row.stage,
  bestOf: row.bestOf,
  homeTeam: row.homeTeam,
  awayTeam: row.awayTeam,
  homeScore: row.homeScore,
  awayScore: row.awayScore,
  startTime: formatDateTime(row.startsAt),
  state: matchState(row, now),
})
