import type {
  GameName,
  LeagueMatch,
  MatchList,
  NewsArticle,
  NewsArticleInList,
  NewsItem,
} from '@/lib/contract/entities/content'
import { mediaUrl } from '@/lib/shared/text/safe-url'
import { formatDate, formatDateTime } from '@/lib/shared/time'
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

type Step = Pick<NewsRow, 'code' | 'title'>

export const presentArticleInList = (
  row: NewsRow,
  game: GameName | null,
  { prev, next, related }: { prev?: Step; next?: Step; related: NewsListRow[] },
): NewsArticleInList => ({
  ...presentArticle(row, game),
  prev: prev ?? null,
  next: next ?? null,
  related: related.map(presentNews),
})

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

interface MatchRows {
  /** All games' matches in the window. */
  all: readonly MatchRow[]
  /** Those of the requested game. */
  chosen: readonly MatchRow[]
  list: readonly MatchRow[]
  next: MatchRow | undefined
}

export function presentMatches(
  { all, chosen, list, next }: MatchRows,
  names: ReadonlyMap<number, string>,
  now: Date,
): MatchList {
  const nameOf = (gameId: number) => names.get(gameId) ?? ''
  const present = (row: MatchRow) => presentMatch(row, nameOf(row.gameId), now)
  return {
    today: formatDate(now),
    games: counted(all, (row) => row.gameId).map(([gameId, count]) => ({ gameId, gameName: nameOf(gameId), count })),
    days: counted(chosen, (row) => formatDate(row.startsAt)).map(([day, count]) => ({ day, count })),
    list: list.map(present),
    next: next ? present(next) : null,
  }
}

function counted<K>(rows: readonly MatchRow[], keyOf: (row: MatchRow) => K): [K, number][] {
  const counts = new Map<K, number>()
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1)
  return [...counts]
}
