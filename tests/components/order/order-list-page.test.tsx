// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { OrderListPage } from '@/components/order/order-list-page'
import { ApiError, call } from '@/lib/client/api'
import { listenLive } from '@/lib/client/chat/live'
import { orderOf } from '../support/sample-orders'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))
vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const counts = { unpaid: 1, paid: 2, shipped: 0, complete: 13, failed: 0 }
const page = (list = [orderOf()], total = list.length) => ({
  orderList: list,
  total,
  page: 1,
  pageSize: 10,
  elsewhere: { list: [], total: 0 },
  counts,
})
const asked = () => vi.mocked(call).mock.calls.map(([, input]) => input as Record<string, string | undefined>)
beforeEach(() => {
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(page() as never)
  history.replaceState(null, '', '/center/buyers/buyRecord')
})

test('tabs filter by status and the address follows', async () => {
  const user = userEvent.setup()
  render(<OrderListPage side="bought" tab={1} title="订单中心" bothSides />)
  await screen.findByText('贵族 8 全英雄')
  expect(asked()[0]).toMatchObject({ belong: '2', status: '0', pages: '1' })
  expect(location.search).toBe('?headerIndex=1')
  await user.click(screen.getByRole('button', { name: /待发货/ }))
  expect(asked().at(-1)).toMatchObject({ status: '1' })
  await user.click(screen.getByText('卖出的'))
  expect(asked().at(-1)).toMatchObject({ belong: '1', status: undefined })
  expect(location.search).toBe('?isSeller=1')
  expect(screen.queryByRole('button', { name: /待付款/ })).toBeNull()
})

test('the seller reads the unit price, the buyer what was paid', async () => {
  const { unmount } = render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  await screen.findByText('贵族 8 全英雄')
  expect(document.querySelector('data')?.getAttribute('value')).toBe('2814.00')
  unmount()
  vi.mocked(call).mockResolvedValue(page([orderOf({ totalPrice: null, belong: 1 })]) as never)
  render(<OrderListPage side="sold" tab={0} title="我卖出的" />)
  await screen.findByText('贵族 8 全英雄')
  expect(document.querySelector('data')?.getAttribute('value')).toBe('2680.00')
  expect(screen.getByText('群聊').getAttribute('href')).toBe(
    '/chatSystem?status=1&returnType=1&orderSn=D2611211234567890',
  )
})

test('orders of other sites stand below, with the way there', async () => {
  const url = 'http://songjian.test/center/buyers/buyOrderDetail?orderSn=D2611211234567899'
  const there = { orderSn: 'D2611211234567899', siteName: '松间游戏交易', url }
  vi.mocked(call).mockResolvedValue({ ...page([]), elsewhere: { list: [there], total: 11 } } as never)
  render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  const link = await screen.findByRole('link', { name: '去松间游戏交易查看订单 D2611211234567899' })
  expect(link.getAttribute('href')).toBe(url)
  expect(screen.queryByText('这里还没有订单')).toBeNull()
  expect(screen.getByRole('button', { name: '第 2 页' })).toBeTruthy()
})

test('a failed reload keeps the list and offers to try again', async () => {
  const user = userEvent.setup()
  render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  await screen.findByText('贵族 8 全英雄')
  vi.mocked(call).mockRejectedValueOnce(new ApiError(-1, '网络超时'))
  await user.click(screen.getByRole('button', { name: /待发货/ }))
  expect(await screen.findByText('网络超时')).toBeTruthy()
  expect(screen.getByText('贵族 8 全英雄')).toBeTruthy()
  await user.click(screen.getByText('重试'))
  await vi.waitFor(() => expect(screen.queryByText('网络超时')).toBeNull())
})

test('search asks for the word from page 1, and an empty answer says so', async () => {
  const user = userEvent.setup()
  render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  await screen.findByText('贵族 8 全英雄')
  vi.mocked(call).mockResolvedValue(page([], 0) as never)
  await user.type(screen.getByLabelText('搜索订单'), ' 倚天 {Enter}')
  expect(asked().at(-1)).toMatchObject({ keyWord: '倚天', pages: '1' })
  expect(await screen.findByText('没有找到订单')).toBeTruthy()
})

test('a moved order is fetched anew; a message is not', async () => {
  render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  await screen.findByText('贵族 8 全英雄')
  const before = asked().length
  const told = vi.mocked(listenLive).mock.calls.at(-1)?.[0].told
  await act(async () => told?.({ type: 'message', groupId: 5, seq: 1 }))
  expect(asked()).toHaveLength(before)
  await act(async () => told?.({ type: 'order', orderSn: 'D2611211234567890' }))
  expect(asked()).toHaveLength(before + 1)
})

test('a page that emptied gives way to the last one', async () => {
  const user = userEvent.setup()
  vi.mocked(call).mockResolvedValue(page([orderOf()], 11) as never)
  render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  await user.click(await screen.findByLabelText('第 2 页'))
  vi.mocked(call).mockResolvedValue(page([], 10) as never)
  await act(async () => vi.mocked(listenLive).mock.calls.at(-1)?.[0].resumed?.())
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ pages: '1' }))
})
