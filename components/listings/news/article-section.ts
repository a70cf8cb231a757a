import { ANNOUNCEMENT, DOCUMENT, isNewsCategory, NEWS_CATEGORIES } from '@/lib/shared/site/news'
import { newsHref } from './news-query'

/** The list an article belongs to. */
export function articleSection({ type, category }: { type: number; category: string }): {
  title: string
  href: string
} {
  if (type === ANNOUNCEMENT) return { title: '网站公告', href: newsHref({ type: ANNOUNCEMENT, page: 1 }) }
  if (type !== DOCUMENT && isNewsCategory(category))
    return { title: NEWS_CATEGORIES[category], href: newsHref({ category, page: 1 }) }
  return { title: type === DOCUMENT ? '协议与帮助' : '资讯中心', href: '/news' }
}
