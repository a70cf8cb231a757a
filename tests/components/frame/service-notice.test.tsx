// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServiceNotice } from '@/components/frame/service-notice'
import { Toaster } from '@/components/ui/toast'
import { lazyCall } from '@/lib/client/lazy-call'

const NOTICE = {
  code: 'N1',
  title: '防骗提醒',
  smallTitle: '安全',
  html: '<p>客服<b>不会</b>索要验证码。</p>',
  pinned: true,
}
vi.mock('@/lib/client/lazy-call', () => ({ lazyCall: vi.fn() }))
const answer = (list: Partial<typeof NOTICE>[]) =>
  vi
    .mocked(lazyCall)
    .mockImplementation((async (name: string, { newsId }: { newsId?: string }) =>
      name === 'GET /comm/newsInfo' ? list.find(({ code }) => code === newsId) : { list }) as never)
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  Cookies.set('token', 'a.b')
  answer([NOTICE])
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  Cookies.remove('token')
})
const show = async () => {
  render(
    <>
      <ServiceNotice />
      <Toaster />
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
}
const press = () => act(async () => screen.getByRole('button', { name: /我知道了/ }).click())

test('can be closed after five seconds only, and is shown once', async () => {
  await show()
  expect(screen.getByRole('dialog', { name: '防骗提醒' })).toBeTruthy()
  expect(screen.getByText('网站公告 · 安全')).toBeTruthy()
  expect(screen.getByText('不会').tagName).toBe('B')
  await press()
  expect(screen.getByText('请仔细阅读弹窗内容')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await press()
  expect(screen.queryByRole('dialog')).toBeNull()
  await show()
  expect(screen.queryByRole('dialog')).toBeNull()
  answer([{ ...NOTICE, code: 'N2', title: '另一条' }])
  await show()
  expect(screen.getByRole('dialog', { name: '另一条' })).toBeTruthy()
})

test.each([
  ['nothing is pinned', [{ ...NOTICE, pinned: false }]],
  ['there is none', []],
])('stays away when %s', async (_, list) => {
  answer(list)
  await show()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('stays away from visitors, and from members when it cannot be fetched', async () => {
  vi.mocked(lazyCall).mockRejectedValue(new Error('网络超时'))
  await show()
  expect(screen.queryByRole('dialog')).toBeNull()
  vi.clearAllMocks()
  Cookies.remove('token')
  await show()
  expect(lazyCall).not.toHaveBeenCalled()
})
