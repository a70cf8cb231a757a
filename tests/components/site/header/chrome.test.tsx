// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Footer } from '@/components/site/frame/footer'
import { isCounted, StatFrame } from '@/components/site/frame/stat-frame'
import { SupportPanel } from '@/components/site/frame/support-panel'
import { BookmarkButton } from '@/components/site/header/bookmark-button'
import { Nav } from '@/components/site/header/nav'
import { TopBar } from '@/components/site/header/top-bar'
import { Crumb } from '@/components/ui/kit/crumb'
import { Toaster } from '@/components/ui/overlays/toast'
import { announceVisitor } from '@/lib/client/visitor'
import { ROUTES } from '@/lib/shared/site/routes'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

let pathname = '/wares'
vi.mock('next/navigation', () => ({ usePathname: () => pathname }))
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/143.0 Safari/537.36'
const agent = (text: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text)
const copied: string[] = []
const clipboard = (write: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)

beforeEach(() => {
  copied.length = 0
  clipboard(async (text) => void copied.push(text))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
})

const titles = () =>
  within(screen.getByRole('navigation', { name: '主导航' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

test('the navigation has default entries, and order management for members only', () => {
  render(<Nav entries={[]} />)
  expect(titles().slice(0, 2)).toEqual(['首页', '我要出租'])
  expect(titles()).not.toContain('订单管理')
  Cookies.set('token', 'a.b')
  act(announceVisitor)
  expect(titles().slice(0, 3)).toEqual(['首页', '我要出租', '订单管理'])
})

test('the navigation shows configured entries, marks the current one, and drops script URLs', () => {
  render(
    <Nav
      entries={[
        { id: 1, title: '买号', htUrl: '/wares' },
        { id: 2, title: '坏', htUrl: 'javascript:alert(1)' },
      ]}
    />,
  )
  expect(screen.getByText('买号').getAttribute('aria-current')).toBe('page')
  expect(screen.getByText('坏').getAttribute('href')).toBe('#')
})

test('on an item page the navigation marks the list of that item', () => {
  render(
    <>
      <Crumb items={[{ title: '道具交易', href: '/wares?gt=27&gid=107', isShelf: true }, { title: 'DJWZ1' }]} />
      <Nav
        entries={[
          { id: 1, title: '买号', htUrl: '/wares?gt=1' },
          { id: 2, title: '道具', htUrl: '/wares?gt=27' },
        ]}
      />
    </>,
  )
  expect(screen.getByText('道具').getAttribute('aria-current')).toBe('page')
  expect(screen.getByText('买号').getAttribute('aria-current')).toBeNull()
})

test('the top bar links to the member centre, buyer and seller centres, news and registration', () => {
  render(<TopBar welcome="欢迎光临" />)
  expect(screen.getByText('欢迎光临')).toBeTruthy()
  const href = (text: string) => screen.getByText(text).closest('a')?.getAttribute('href')
  expect(screen.getByText('个人中心').getAttribute('target')).toBe('_blank')
  expect(['个人中心', '买家中心', '卖家中心', '资讯中心', '平台资讯', '网站公告', '免费注册'].map(href)).toEqual([
    '/center',
    '/center/buyers',
    '/center/sell',
    '/news',
    '/news?type=2',
    '/news?type=1',
    '/register',
  ])
})

test('footer pictures with relative URLs get the media path', () => {
  const botQuals = [
    { url: 'quals/a.webp', htUrl: 'https://register.example/', tarAtt: '_self' as const, caption: '' },
    { url: 'https://cdn.example/b.png', htUrl: '/news/about', tarAtt: '_top' as const, caption: '' },
  ]
  const { container } = render(<Footer conf={{ ...DEFAULT_HOME_CONF, distId: 1, botQuals }} />)
  expect([...container.querySelectorAll('.quals img')].map((img) => img.getAttribute('src'))).toEqual([
    '/media/quals/a.webp',
    'https://cdn.example/b.png',
  ])
  expect([...container.querySelectorAll('.quals a')].map((link) => link.getAttribute('target'))).toEqual([
    '_self',
    '_top',
  ])
})

test('phone and chat id of technical support can be copied', async () => {
  render(<SupportPanel phone="400-800-1234" chatId="hengji-help" />)
  await userEvent.click(screen.getByRole('button', { name: '复制电话' }))
  await userEvent.click(screen.getByRole('button', { name: '复制微信号' }))
  await waitFor(() => expect(copied).toEqual(['400-800-1234', 'hengji-help']))
})

test.each([
  [CHROME, '请按 Ctrl+D 收藏本站'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17 Safari/605', '请按 Command+D 收藏本站'],
  ['Mozilla/5.0 (iPhone) Version/17 Mobile Safari/605', '链接已复制，请手动添加到书签'],
])('the bookmark button of %s shows: %s', async (userAgent, text) => {
  agent(userAgent)
  render(
    <>
      <BookmarkButton />
      <Toaster />
    </>,
  )
  await act(async () => screen.getByRole('button', { name: '收藏本站' }).click())
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a browser that refuses to add a bookmark is reported', async () => {
  const add = vi.fn(() => {
    throw new Error('no')
  })
  vi.stubGlobal('external', { AddFavorite: add })
  render(
    <>
      <BookmarkButton />
      <Toaster />
    </>,
  )
  await act(async () => screen.getByRole('button', { name: '收藏本站' }).click())
  vi.unstubAllGlobals()
  expect(add).toHaveBeenCalled()
  expect(screen.getByText('收藏不可用，请手动添加书签')).toBeTruthy()
})

test('the bookmark button is locked for 1.5 s, and reports a failed copy', async () => {
  vi.useFakeTimers()
  agent('other')
  const write = vi.fn(async () => Promise.reject(new Error('no')))
  clipboard(write)
  render(
    <>
      <BookmarkButton />
      <Toaster />
    </>,
  )
  const press = () => act(async () => screen.getByRole('button', { name: '收藏本站' }).click())
  await press()
  await press()
  expect(write).toHaveBeenCalledTimes(1)
  expect(screen.getByText('链接复制失败，请从地址栏复制')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1500))
  await press()
  expect(write).toHaveBeenCalledTimes(2)
})

test('statistics run in a sandboxed frame after the page has loaded', async () => {
  vi.useFakeTimers()
  // Rendered in a detached container, so that nothing is actually loaded.
  const container = document.createElement('div')
  render(<StatFrame />, { container })
  expect(container.querySelector('iframe')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  const frame = container.querySelector('iframe')
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts')
  expect(frame?.getAttribute('src')).toBe('/api/dist/statFrame?page=%2Fwares')
})

test('statistics count all pages except logins, payments, the member centre and staff pages', async () => {
  const counted = ROUTES.filter((route) => isCounted(route.path.replace(/\{\w+\}/g, 'X1')))
  const left = ROUTES.filter((route) => !counted.includes(route)).map((route) => route.path)
  expect(left.filter((path) => !path.startsWith('/center')).sort()).toEqual([
    '/console',
    '/console/{screen}',
    '/desk',
    '/desk/{room}',
    '/forgetPassword',
    '/goods/{sn}/pay',
    '/login',
    '/login/back',
    '/login/scan',
    '/login/site',
    '/lotterydraw/myCoupon',
    '/register',
    '/staff/verify',
    '/wares/{sn}/pay',
  ])
  expect(new Set(counted.map((route) => route.frame))).toEqual(
    new Set(['site', 'news', 'chat', 'bare', 'booking', 'leaderboard', 'mobile']),
  )
  expect(counted.filter((route) => route.path.startsWith('/center'))).toEqual([])
  vi.useFakeTimers()
  pathname = '/center'
  const container = document.createElement('div')
  render(<StatFrame />, { container })
  await act(() => vi.advanceTimersByTimeAsync(9000))
  pathname = '/wares'
  expect(container.querySelector('iframe')).toBeNull()
})
