import { ANNOUNCEMENT, NEWS_CATEGORIES, type NewsCategory } from '@/lib/shared/site/news'
import styles from './news.module.css'
import { type NewsQuery, newsHref } from './news-query'

const TABS: readonly { title: string; query: NewsQuery }[] = [
  { title: '全部', query: { page: 1 } },
  { title: '网站公告', query: { type: ANNOUNCEMENT, page: 1 } },
  ...(Object.keys(NEWS_CATEGORIES) as NewsCategory[]).map((category) => ({
    title: NEWS_CATEGORIES[category],
    query: { category, page: 1 },
  })),
]

/** Plain links: each section is a separate page. */
export function NewsTabs({ query }: { query: NewsQuery }) {
  const here = newsHref({ ...query, page: 1 })
  return (
    <nav className={`tabs ${styles.tabs}`} aria-label="资讯分类">
      {TABS.map((tab) => {
        const href = newsHref(tab.query)
        return (
          <a key={href} href={href} aria-current={href === here ? 'page' : undefined}>
            {tab.title}
          </a>
        )
      })}
    </nav>
  )
}
