import type { NewsArticleInList, NewsItem } from '@/lib/contract/entities/content'
import type { ShelfCard } from '@/lib/contract/entities/goods'
import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { ANNOUNCEMENT, DOCUMENT } from '@/lib/shared/site/news'
import { ServerApiError, serverApi } from './server-api'

type NewsInput = InputOf<ApiContract['GET /comm/getNews']>
const SIDE_ROWS = '6'
const GOODS = 5
/** Codes of NOT_FOUND, and of INVALID_INPUT for text that is not a code. */
const ABSENT = new Set<string | undefined>(['NOT_FOUND', 'INVALID_INPUT'])

export const loadNewsList = (host: string, input: NewsInput) => serverApi(host, 'GET /comm/getNews', input)

/** Sidebar of a list or an article; empty if not available. */
export async function loadNewsSide(host: string): Promise<{ hot: NewsItem[]; announcements: NewsItem[] }> {
  const read = (input: NewsInput) =>
    serverApi(host, 'GET /comm/getNews', { ...input, pageSize: SIDE_ROWS }).then(
      ({ list }) => list,
      (): NewsItem[] => [],
    )
  const [hot, announcements] = await Promise.all([read({ sort: 'hot' }), read({ type: String(ANNOUNCEMENT) })])
  return { hot, announcements }
}

/** The article, or undefined if there is none with this code. */
export async function loadArticle(host: string, newsId: string): Promise<NewsArticleInList | undefined> {
  try {
    return await serverApi(host, 'GET /comm/newsInfo2', { newsId })
  } catch (error) {
    if (error instanceof ServerApiError && ABSENT.has(error.reason)) return undefined
    throw error
  }
}

/** Goods of an article's game; none on failure. */
export const loadNewsGoods = (host: string, gameId: number): Promise<ShelfCard[]> =>
  serverApi(host, 'GET /goods/mostViewGoodsList', { gid: String(gameId), pageSize: String(GOODS) }).then(
    ({ list }) => list,
    () => [],
  )

/** The fixed documents, oldest first, for the menu next to one of them. */
export const loadDocuments = (host: string): Promise<NewsItem[]> =>
  serverApi(host, 'GET /comm/getNews', { type: String(DOCUMENT), pageSize: '30' }).then(
    ({ list }) => list.toReversed(),
    () => [],
  )
