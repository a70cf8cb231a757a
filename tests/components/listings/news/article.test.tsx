// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Article } from '@/components/listings/news/article'
import { NewsRows } from '@/components/listings/news/news-rows'
import { NewsSide } from '@/components/listings/news/news-side'
import type { NewsArticleInList } from '@/lib/contract/entities/content'

const ROW = {
  code: 'N1',
  type: 2,
  category: 'guide',
  title: '新手买号五步走',
  smallTitle: '新手买号',
  summary: '五步',
  cover: '',
  gameId: 0,
  views: 1234,
  pinned: false,
  createTime: '2026-11-20 10:00:00',
}
const ARTICLE: NewsArticleInList = {
  ...ROW,
  keywords: '买号,换绑',
  updateTime: '2026-11-20 10:00:00',
  html: '<h2 id="s1">一</h2><p>正文</p>',
  toc: [{ id: 's1', title: '一' }],
  game: null,
  prev: { code: 'N0', title: '上一篇文章' },
  next: null,
  related: [],
}

test('an article shows its date, source, content and neighbours', () => {
  render(<Article article={ARTICLE} siteName="衡集" />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('新手买号五步走')
  expect(screen.getByText('2026-11-20').getAttribute('datetime')).toBe('2026-11-20')
  expect(screen.queryByText(/更新/)).toBeNull()
  const steps = screen.getByRole('navigation', { name: '上一篇和下一篇' })
  expect(within(steps).getByRole('link').getAttribute('href')).toBe('/news/N0')
  expect(within(steps).getByText('没有了')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: '关键词' })).getAllByRole('listitem')).toHaveLength(2)
})

test('only a long article has a table of contents; a document has no neighbours and no view count', () => {
  const { rerender } = render(<Article article={ARTICLE} siteName="衡集" />)
  expect(screen.queryByRole('navigation', { name: '目录' })).toBeNull()
  const toc = [1, 2, 3, 4].map((n) => ({ id: `s${n}`, title: `第${n}节` }))
  rerender(<Article article={{ ...ARTICLE, type: 0, toc, updateTime: '2026-11-21 09:00:00' }} siteName="衡集" />)
  expect(
    within(screen.getByRole('navigation', { name: '目录' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#s1', '#s2', '#s3', '#s4'])
  expect(screen.queryByRole('navigation', { name: '上一篇和下一篇' })).toBeNull()
  expect(screen.queryByText(/次阅读/)).toBeNull()
  expect(screen.getByText('2026-11-21')).toBeTruthy()
})

test('news rows have a sized picture, their section and date; the first ones load eagerly', () => {
  const list = Array.from({ length: 6 }, (_, i) => ({
    ...ROW,
    code: `N${i}`,
    pinned: i === 0,
    type: i === 1 ? 1 : 2,
    title: `<b>${i}</b>${'长'.repeat(200)}`,
  }))
  const { container } = render(<NewsRows list={list} />)
  expect(screen.getAllByRole('article')).toHaveLength(6)
  expect(screen.getByText('置顶')).toBeTruthy()
  expect(screen.getByText('公告')).toBeTruthy()
  expect(container.querySelector('h2 b')).toBeNull()
  const pictures = [...container.querySelectorAll('img')]
  expect(
    pictures.every(
      (img) => img.width > 0 && img.height > 0 && img.getAttribute('src')?.startsWith('/media/art/4/news/'),
    ),
  ).toBe(true)
  expect(pictures.map((img) => img.getAttribute('loading'))).toEqual([null, null, null, null, 'lazy', 'lazy'])
})

test('the news sidebar marks the open article and omits empty sections', () => {
  render(<NewsSide hot={[ROW]} announcements={[]} here="N1" />)
  expect(screen.getByRole('link', { name: '新手买号五步走' }).getAttribute('aria-current')).toBe('page')
  expect(screen.queryByRole('heading', { name: /网站公告/ })).toBeNull()
  expect(screen.getByRole('link', { name: '客服验真' }).getAttribute('href')).toBe('/kfyz')
})
