// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OrderBell } from '@/components/orders/order/order-bell'
import { ringFor } from '@/lib/client/order-sound'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => undefined }))
vi.mock('@/lib/client/order-sound', () => ({
  isSoundOn: (sells: boolean) => sells,
  ringFor: vi.fn(async () => true),
  unlockSound: vi.fn(),
}))

const order = (orderSn: string): Output<'GET /order/waiting'>['list'][number] => ({
  orderSn,
  bigTitle: '金币 50 万',
  statusName: '待接单',
  siteName: '',
  dueTime: '2026-11-21 13:05:00',
  dueIn: 240,
})
beforeEach(() => {
  Cookies.set('token', 't')
  Cookies.set('userId', '7')
  document.title = '订单中心'
  vi.mocked(ringFor).mockClear()
})
afterEach(() => {
  cleanup()
  Cookies.remove('token')
  Cookies.remove('userId')
})

test('the tab’s title counts the orders that cannot wait, also after the page changes its title', async () => {
  server.use(mockCall('GET /order/waiting', { list: [order('D1'), order('D2')], sells: true }))
  render(<OrderBell />)
  await waitFor(() => expect(document.title).toBe('(2) 待处理 · 订单中心'))
  expect(ringFor).toHaveBeenCalledWith(['D1', 'D2'])
  document.title = '我的钱包'
  await waitFor(() => expect(document.title).toBe('(2) 待处理 · 我的钱包'))
})
