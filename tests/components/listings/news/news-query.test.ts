import { expect, test } from 'vitest'
import { articleSection } from '@/components/listings/news/article-section'
import { newsHeading, newsHref, readNewsQuery } from '@/components/listings/news/news-query'

test.each([
  [{}, '/news'],
  [{ type: '1' }, '/news?type=1'],
  [{ type: '1', page: '3' }, '/news?type=1&page=3'],
  [{ type: '2', category: 'guide' }, '/news?category=guide'],
  [{ type: '1', category: 'guide' }, '/news?type=1'],
  [{ type: '7', category: 'toString', page: '-2' }, '/news'],
  [{ page: '1' }, '/news'],
  [{ type: ['1', '2'], page: '99999' }, '/news?type=1&page=1000'],
  [{ category: '<script>' }, '/news'],
])('the news query %j has one canonical URL', (params, href) => expect(newsHref(readNewsQuery(params))).toBe(href))

test('each news list has its own title', () => {
  const titles = [{}, { type: '1' }, { type: '2' }, { category: 'safety' }].map(
    (params) => newsHeading(readNewsQuery(params)).title,
  )
  expect(titles).toEqual(['资讯中心', '网站公告', '平台资讯', '安全防骗'])
})

test('an article links back to its list', () => {
  expect(articleSection({ type: 1, category: '' }).href).toBe('/news?type=1')
  expect(articleSection({ type: 2, category: 'market' })).toEqual({ title: '行情观察', href: '/news?category=market' })
  expect(articleSection({ type: 0, category: '' }).href).toBe('/news')
})
