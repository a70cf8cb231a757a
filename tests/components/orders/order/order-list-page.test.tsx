// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { OrderListPage } from '@/components/orders/order/order-list-page'
import { listenLive } from '@/lib/client/chat/live'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { freezeDate } from '../../support/freeze-date'
import { orderOf, orderPage } from '../../support/sample-orders'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const counts = { mine: 3, minePaid: 0, mineShipped: 0, unpaid: 1, paid: 2, shipped: 0, complete: 13, failed: 0 }
const serve = (...[list = [orderOf()], more]: Partial<Parameters<typeof orderPage>>) => {
  const lists = mockCall('GET /order/queryOrderList', orderPage(list, { counts, ...more }))
  server.use(lists)
  return lists
}
beforeEach(() => {
  history.replaceState(null, '', '/center/buyers/buyRecord')
})

test('the tabs of orders filter by status and side and change the URL', async () => {
  const lists = serve()
  const user = userEvent.setup()
  render(<OrderListPage side="bought" tab={1} title="订单中心" bothSides />)
  await screen.findByText('贵族 8 全英雄')
  expect(lists.inputs[0]).toMatchObject({ belong: '2', status: '0', pages: '1' })
  expect(location.search).toBe('?headerIndex=1')
  expect(lists.inputs[0]?.sort).toBe('due')
  await user.selectOptions(screen.getByLabelText('排序'), '最近下单')
  await settle()
  expect(lists.inputs.at(-1)).toMatchObject({ sort: 'created' })
  await user.click(screen.getByRole('button', { name: /待发货/ }))
  await settle()
  expect(lists.inputs.at(-1)).toMatchObject({ status: '1', sort: 'due' })
  await user.click(screen.getByText('卖出的'))
  await settle()
  expect(lists.inputs.at(-1)).toEqual({ belong: '1', pages: '1', pageSize: '10', site: 'all', sort: 'due' })
  expect(location.search).toBe('?isSeller=1')
  expect(screen.queryByRole('button', { name: /待付款/ })).toBeNull()
})

test('the row of a partly refunded order states the refund, others state none', async () => {
  serve([orderOf({ refundedPrice: '90.70' }), orderOf({ orderSn: 'D2611211234567891' })])
  render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  expect(await screen.findAllByText(/已退/)).toHaveLength(1)
  expect(screen.getByText('已退 ¥90.70')).toBeTruthy()
})

test('a member works through the orders in which it is their turn; only these are counted in red', async () => {
  const lists = serve()
  const user = userEvent.setup()
  render(<OrderListPage side="sold" tab={0} title="订单中心" bothSides />)
  await screen.findByText('贵族 8 全英雄')
  const red = [...document.querySelectorAll('nav .badge')].map((badge) => badge.closest('button')?.textContent)
  expect(red).toEqual([expect.stringContaining('待我处理')])
  await user.click(screen.getByRole('button', { name: /待我处理/ }))
  await settle()
  expect(lists.inputs.at(-1)).toMatchObject({ belong: '1', isMine: '1', sort: 'due' })
  expect(location.search).toBe('?headerIndex=6&isSeller=1')
  await user.click(screen.getByText('买到的'))
  await settle()
  await user.click(screen.getByRole('button', { name: /待我处理/ }))
  await settle()
  expect(lists.inputs.at(-1)).toMatchObject({ belong: '2', isMine: '1', sort: 'due' })
})

test('the order list shows the price of the goods to the seller and the paid price to the buyer', async () => {
  serve()
  const { unmount } = render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  await screen.findByText('贵族 8 全英雄')
  expect(document.querySelector('data')?.getAttribute('value')).toBe('2814.00')
  unmount()
  serve([orderOf({ totalPrice: null, belong: 1 })])
  render(<OrderListPage side="sold" tab={0} title="我卖出的" />)
  await screen.findByText('贵族 8 全英雄')
  expect(document.querySelector('data')?.getAttribute('value')).toBe('2680.00')
  expect(screen.getByText('群聊').getAttribute('href')).toBe(
    '/chatSystem?status=1&returnType=1&orderSn=D2611211234567890',
  )
})

test('a row of a sale states the income and its release, under the bar of the seller', async () => {
  const income = { label: '预计到账', amount: '2519.20', when: '11-29 10:00 放款' }
  serve([orderOf({ totalPrice: null, belong: 1, income })])
  render(<OrderListPage side="sold" tab={0} title="订单中心" bothSides soldBar={<nav aria-label="卖家中心" />} />)
  expect(await screen.findByText('预计到账 ¥2,519.20')).toBeTruthy()
  expect(screen.getByText('11-29 10:00 放款')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: '卖家中心' })).toBeTruthy()
  await userEvent.click(screen.getByText('买到的'))
  expect(screen.queryByRole('navigation', { name: '卖家中心' })).toBeNull()
})

test('orders of other sites are listed below with a link to the site', async () => {
  const url = 'http://songjian.test/center/buyers/buyOrderDetail?orderSn=D2611211234567899'
  const there = { orderSn: 'D2611211234567899', siteName: '松间游戏交易', url }
  serve([], { elsewhere: { list: [there], total: 11 } })
  render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  const link = await screen.findByRole('link', { name: '去松间游戏交易查看订单 D2611211234567899' })
  expect(link.getAttribute('href')).toBe(url)
  expect(screen.queryByText('这里还没有订单')).toBeNull()
  expect(screen.getByRole('button', { name: '第 2 页' })).toBeTruthy()
})

const SONG = {
  siteId: 2,
  siteName: '松间游戏交易',
  url: 'http://songjian.test/center/buyers/buyOrderDetail?orderSn=D1',
}

test('an order of another site stands in the list with its site, and opens there logged in', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  serve([{ ...orderOf({ actions: [], groupId: null }), site: SONG }])
  const enter = mockCall('POST /order/enterSite', { url: 'http://songjian.test/login/site#ticket' })
  server.use(enter)
  const user = userEvent.setup()
  render(<OrderListPage side="sold" tab={0} title="我卖出的" />)
  expect(await screen.findByText('松间游戏交易')).toBeTruthy()
  expect(screen.getByText('贵族 8 全英雄').getAttribute('href')).toBe(SONG.url)
  await user.click(screen.getByRole('link', { name: /去松间游戏交易(处理|查看)订单/ }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('http://songjian.test/login/site#ticket'))
  expect(enter.inputs).toEqual([{ orderSn: orderOf().orderSn }])
  assign.mockRestore()
})

test('an order of a site that is switched off has no link', async () => {
  serve([{ ...orderOf({ actions: [], groupId: null }), site: { siteId: 3, siteName: '', url: '' } }])
  render(<OrderListPage side="sold" tab={0} title="我卖出的" />)
  expect(await screen.findByText('已停用的站点')).toBeTruthy()
  expect(screen.getByText('请联系客服处理')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '贵族 8 全英雄' })).toBeNull()
})

test('members with orders on several sites choose one, and see first what is theirs to do', async () => {
  const sites = [
    { siteId: 1, siteName: '衡集游戏交易', orders: 12 },
    { siteId: 2, siteName: '松间游戏交易', orders: 3 },
  ]
  const lists = serve([orderOf()], { sites })
  const user = userEvent.setup()
  render(<OrderListPage side="sold" tab={0} title="我卖出的" />)
  await user.selectOptions(await screen.findByLabelText('站点'), '松间游戏交易（3）')
  await settle()
  expect(lists.inputs.at(-1)).toMatchObject({ site: '2', pages: '1' })
  await user.selectOptions(screen.getByLabelText('排序'), '待我处理优先')
  await settle()
  expect(lists.inputs.at(-1)).toMatchObject({ site: '2', sort: 'due' })
})

test('sales are filtered by game, type and time, and the filters can be removed at once', async () => {
  freezeDate('2026-11-21T12:00:00Z')
  const games = [
    { gameId: 33, gameName: '王者荣耀', orders: 9 },
    { gameId: 34, gameName: '和平精英', orders: 2 },
  ]
  const modes = [
    { mode: 'account' as const, orders: 9 },
    { mode: 'props' as const, orders: 2 },
  ]
  const lists = serve([orderOf()], { games, modes })
  const user = userEvent.setup()
  render(<OrderListPage side="sold" tab={0} title="我卖出的" />)
  await user.selectOptions(await screen.findByLabelText('游戏'), '和平精英（2）')
  await user.selectOptions(screen.getByLabelText('类型'), '道具（2）')
  await settle()
  expect(lists.inputs.at(-1)).toMatchObject({ gameId: '34', mode: 'props', sort: 'due' })
  const none = serve([], { games, modes })
  await user.selectOptions(screen.getByLabelText('下单时间'), '近 7 天')
  const clear = await screen.findByRole('button', { name: '清除筛选' })
  expect(none.inputs.at(-1)).toMatchObject({ gameId: '34', mode: 'props', minTime: '2026-11-15' })
  const found = serve([orderOf()], { games, modes })
  await user.click(clear)
  await screen.findByText('贵族 8 全英雄')
  expect(found.inputs.at(-1)).toEqual({ belong: '1', pages: '1', pageSize: '10', site: 'all', sort: 'due' })
})

test('removing the filters keeps the words that were searched for', async () => {
  serve()
  const user = userEvent.setup()
  render(<OrderListPage side="sold" tab={0} title="我卖出的" />)
  await screen.findByText('贵族 8 全英雄')
  const none = serve([])
  await user.type(screen.getByLabelText('搜索订单'), '倚天{Enter}')
  await user.selectOptions(screen.getByLabelText('下单时间'), '今天')
  await user.click(await screen.findByRole('button', { name: '清除筛选' }))
  await settle()
  expect(none.inputs.at(-1)).toMatchObject({ keyWord: '倚天' })
  expect(none.inputs.at(-1)).not.toHaveProperty('minTime')
})

test('members with orders of one game and type get no such filter', async () => {
  serve([orderOf()])
  render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  await screen.findByText('贵族 8 全英雄')
  expect(screen.queryByLabelText('游戏')).toBeNull()
  expect(screen.queryByLabelText('类型')).toBeNull()
})

test('a failed reload keeps the list of orders and offers a retry', async () => {
  serve()
  const user = userEvent.setup()
  render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  await screen.findByText('贵族 8 全英雄')
  server.use(mockCall('GET /order/queryOrderList', 'lost'))
  await user.click(screen.getByRole('button', { name: /待发货/ }))
  expect(await screen.findByText('网络超时')).toBeTruthy()
  expect(screen.getByText('贵族 8 全英雄')).toBeTruthy()
  serve()
  await user.click(screen.getByText('重试'))
  await waitFor(() => expect(screen.queryByText('网络超时')).toBeNull())
})

test('a search starts at page 1 and shows a message when nothing is found', async () => {
  serve()
  const user = userEvent.setup()
  render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  await screen.findByText('贵族 8 全英雄')
  const found = serve([])
  await user.type(screen.getByLabelText('搜索订单'), ' 倚天 {Enter}')
  expect(await screen.findByText('没有找到订单')).toBeTruthy()
  expect(found.inputs).toMatchObject([{ keyWord: '倚天', pages: '1' }])
})

test('a live event of an order reloads the list, one of a message does not', async () => {
  const lists = serve()
  render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  await screen.findByText('贵族 8 全英雄')
  const onEvent = vi.mocked(listenLive).mock.calls.at(-1)?.[0].onEvent
  await act(async () => onEvent?.({ type: 'message', groupId: 5, seq: 1 }))
  await settle()
  expect(lists.inputs).toHaveLength(1)
  await act(async () => onEvent?.({ type: 'order', orderSn: 'D2611211234567890' }))
  await settle()
  expect(lists.inputs).toHaveLength(2)
})

test('an emptied last page is replaced by the page before it', async () => {
  const user = userEvent.setup()
  serve([orderOf()], { total: 11 })
  render(<OrderListPage side="bought" tab={0} title="我的订单" />)
  await user.click(await screen.findByLabelText('第 2 页'))
  await settle()
  const lists = serve([], { total: 10 })
  await act(async () => vi.mocked(listenLive).mock.calls.at(-1)?.[0].onResumed?.())
  await settle()
  expect(lists.inputs).toMatchObject([{ pages: '2' }, { pages: '1' }])
})
