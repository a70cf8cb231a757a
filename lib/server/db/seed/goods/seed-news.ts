import { newsCoverUrl } from '@/lib/shared/pictures/art-url'
import type { Db } from '../../client'
import { NEWS_TYPE, news } from '../../schema/content'
import { ANNOUNCEMENTS } from './news/announcements'
import type { ArticleSeed } from './news/article-seed'
import { ABOUT } from './news/documents-about'
import { SAFETY_DOCUMENTS } from './news/documents-safety'
import { TERMS } from './news/documents-terms'
import { GAME_NEWS } from './news/game-news'
import { GUIDES } from './news/guides'
import { MARKET_NEWS } from './news/market-news'
import { PLATFORM_NEWS } from './news/platform-news'
import { SAFETY_NEWS } from './news/safety-news'

const SHELVES: readonly [type: number, category: string, articles: readonly ArticleSeed[]][] = [
  [NEWS_TYPE.document, '', [...ABOUT, ...TERMS, ...SAFETY_DOCUMENTS]],
  [NEWS_TYPE.announcement, '', ANNOUNCEMENTS],
  [NEWS_TYPE.news, 'platform', PLATFORM_NEWS],
  [NEWS_TYPE.news, 'game', GAME_NEWS],
  [NEWS_TYPE.news, 'guide', GUIDES],
  [NEWS_TYPE.news, 'market', MARKET_NEWS],
  [NEWS_TYPE.news, 'safety', SAFETY_NEWS],
]

/**
 * Seeds the documents linked in every footer, announcements, and news of every section; the same for all distributors.
 */
export async function seedNews(db: Db, now: Date): Promise<void> {
  await db.insert(news).values(
    SHELVES.flatMap(([type, category, articles]) =>
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
