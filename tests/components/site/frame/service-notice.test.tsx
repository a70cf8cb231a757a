// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServiceNotice } from '@/components/site/frame/service-notice'
import { Toaster } from '@/components/ui/overlays/toast'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { pageOf } from '../../support/page-of'

type News = Output<'GET /comm/newsInfo'>
const NOTICE: News = {
  code: 'N1',
  type: 1,
  category: 'safety',
  summary: '',
  cover: '',
  gameId: 0,
  views: 1,
  createTime: '2026-11-20 10:00:00',
  keywords: '',
  updateTime: '2026-11-20 10:00:00',
  toc: [],
  game: null,
  title: '防骗提醒',
  smallTitle: '安全',
  html: '<p>客服<b>不会</b>索要验证码。</p>',
  pinned: true,
}
const answer = (list: News[]) => {
  const news = mockCall('GET /comm/getNews', pageOf(list))
  server.use(
    news,
    mockCall('GET /comm/newsInfo', ({ input }) => list.find(({ code }) => code === input.newsId) ?? NOTICE),
  )
  return news
}
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  history.replaceState(null, '', '/center')
  Cookies.set('token', 'a.b')
  answer([NOTICE])
})
afterEach(() => {
  vi.useRealTimers()
  Cookies.remove('token')
})
const show = async () => {
  render(
    <>
      <ServiceNotice />
      <Toaster />
    </>,
  )
  await settle()
}
const press = () => act(async () => screen.getByRole('button', { name: /我知道了/ }).click())

test('a pinned notice can be closed after five seconds and is shown once', async () => {
  await show()
  expect(screen.getByRole('dialog', { name: '防骗提醒' })).toBeTruthy()
  expect(screen.getByText('网站公告 · 安全')).toBeTruthy()
  expect(screen.getByText('不会').tagName).toBe('B')
  await press()
  expect(screen.getByText('请阅读完公告再关闭')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await press()
  expect(screen.queryByRole('dialog')).toBeNull()
  await show()
  expect(screen.queryByRole('dialog')).toBeNull()
  answer([{ ...NOTICE, code: 'N2', title: '另一条' }])
  await show()
  expect(screen.getByRole('dialog', { name: '另一条' })).toBeTruthy()
})

test('a notice waits until the member leaves forms and orders', async () => {
  history.replaceState(null, '', '/center/sell/publish')
  await show()
  expect(screen.queryByRole('dialog')).toBeNull()
  history.replaceState(null, '', '/center/sell')
  await show()
  expect(screen.getByRole('dialog', { name: '防骗提醒' })).toBeTruthy()
})

test.each([
  ['nothing is pinned', [{ ...NOTICE, pinned: false }]],
  ['there is none', []],
])('no notice is shown when %s', async (_, list) => {
  answer(list)
  await show()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('no notice is shown to visitors, or when it fails to load', async () => {
  server.use(mockCall('GET /comm/getNews', 'lost'))
  await show()
  expect(screen.queryByRole('dialog')).toBeNull()
  Cookies.remove('token')
  const news = answer([NOTICE])
  await show()
  expect(news.inputs).toEqual([])
})
