import { newsCoverUrl } from '@/lib/shared/pictures/art-url'
import type { Db } from '../../client'
import { NEWS_TYPE, news } from '../../schema/listings/content'
import { ANNOUNCEMENTS } from './news/announcements'
import type { ArticleSeed } from './news/article-seed'
import { ABOUT } from './news/documents-about'
import { SAFETY_DOCUMENTS } from './news/documents-safety'
import { GAME_NEWS } from './news/game-news'
import { GUIDES } from './news/guides'
import { MARKET_NEWS } from './news/market-news'
import { PLATFORM_NEWS } from './news/platform-news'
import { SAFETY_NEWS } from './news/safety-news'

const SHELVES: readonly [type: number, category: string, articles: readonly ArticleSeed[]][] = [
  [NEWS_TYPE.document, '', [...ABOUT, ...SAFETY_DOCUMENTS]],
  [NEWS_TYPE.announcement, '', ANNOUNCEMENTS],
  [NEWS_TYPE.news, 'platform', PLATFORM_NEWS],
  [NEWS_TYPE.news, 'game', GAME_NEWS],
  [NEWS_TYPE.news, 'guide', GUIDES],
  [NEWS_TYPE.news, 'market', MARKET_NEWS],
  [NEWS_TYPE.news, 'safety', SAFETY_NEWS],
]

type Shelf = (typeof SHELVES)[number]

/**
 * Seeds the documents linked in every footer, announcements, and news of every section; the same for all distributors.
 */
export const seedNews = (db: Db, now: Date): Promise<void> => insertShelves(db, now, SHELVES)

/** The same for a platform that opens: its terms and the pages about safety, without the demo company's own pages. */
export const seedDocuments = (db: Db, now: Date): Promise<void> =>
  insertShelves(db, now, [[NEWS_TYPE.document, '', [...ABOUT, ...SAFETY_DOCUMENTS].filter(isGeneral)]])

/** Pages that state facts of the demo's company. */
const DEMO_PAGES = ['careers', 'new-games']
const isGeneral = ({ code }: ArticleSeed): boolean => !DEMO_PAGES.includes(code)

async function insertShelves(db: Db, now: Date, shelves: readonly Shelf[]): Promise<void> {
  await db.insert(news).values(
    shelves.flatMap(([type, category, articles]) =>
      articles.map(
        ({ hoursAgo, word, gameId = 0, keywords = '', views = 0, pinned = false, code, title, summary, html }) => {
          const publishedAt = new Date(now.getTime() - hoursAgo * 3_600_000)
          return {
            code,
            type,
            category,
            title,
            summary,
            keywords,
            gameId,
            html,
            views,
            pinned,
            publishedAt,
            updatedAt: publishedAt,
            smallTitle: [...title].slice(0, 12).join(''),
            cover: word ? newsCoverUrl(gameId || `news-${category || type}`, word) : '',
          }
        },
      ),
    ),
  )
}
