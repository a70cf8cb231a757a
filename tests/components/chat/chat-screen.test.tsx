// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ChatScreen } from '@/components/chat/chat-screen'
import { listenLive } from '@/lib/client/chat/live'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { mockCall } from '../../support/msw'
import { orderOf } from '../support/sample-orders'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const FIRST = orderOf({ orderSn: 'D2611211111111111', bigTitle: '第一笔', groupId: null })
const SECOND = orderOf({ orderSn: 'D2611212222222222', bigTitle: '第二笔', groupId: null })
const ELSEWHERE = orderOf({ orderSn: 'D2611213333333333', bigTitle: '已发货的', groupId: null, status: 2 })

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
afterEach(() => server.resetHandlers())
let asked: string[] = []
const orders = new Map<string, OrderDetail>()
beforeEach(() => {
  Cookies.set('csrf', 'nonce12345.mac')
  asked = []
  orders.clear()
  for (const order of [FIRST, SECOND, ELSEWHERE]) orders.set(order.orderSn, order)
  list(FIRST, SECOND)
  server.use(
    mockCall('GET /order/orderDetail', ({ input }) => {
      asked.push(input.orderSn ?? '')
      return orders.get(input.orderSn ?? '') ?? FIRST
    }),
    mockCall('GET /order/listOrderProcess', { list: [] }),
    mockCall('POST /im/getImGroupIdMap', { map: {} }),
  )
})
const list = (...orderList: OrderDetail[]) =>
  server.use(
    mockCall('GET /order/queryOrderList', {
      orderList,
      total: orderList.length,
      page: 1,
      pageSize: 50,
      elsewhere: { list: [], total: 0 },
      counts: { unpaid: 0, paid: orderList.length, shipped: 1, complete: 0, failed: 0 },
    }),
  )
const pane = () => within(screen.getByRole('region', { name: '订单详情' }))
const tell = (orderSn: string) =>
  act(async () => {
    for (const [listener] of vi.mocked(listenLive).mock.calls) listener.told?.({ type: 'order', orderSn })
  })

test('the first order of the tab is open; another takes its place and never mixes with it', async () => {
  render(<ChatScreen status="1" side="0" orderSn="" />)
  expect(await pane().findByText('第一笔')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /第二笔/ }))
  expect(pane().queryByText('第一笔')).toBeNull()
  expect(await pane().findByText('第二笔')).toBeTruthy()
})

test('the order of the address opens although its tab is another one', async () => {
  render(<ChatScreen status="1" side="0" orderSn={ELSEWHERE.orderSn} />)
  expect(await pane().findByText('已发货的')).toBeTruthy()
  expect(await screen.findByRole('button', { name: /第一笔/ })).toBeTruthy()
  expect(pane().getByText('已发货的')).toBeTruthy()
  expect(asked).toEqual([ELSEWHERE.orderSn])
})

test('an order that moves on leaves the list and the next one opens', async () => {
  render(<ChatScreen status="1" side="0" orderSn="" />)
  await pane().findByText('第一笔')
  list(SECOND)
  await tell(FIRST.orderSn)
  expect(await pane().findByText('第二笔')).toBeTruthy()
})

test('news of the open order is shown at once', async () => {
  render(<ChatScreen status="1" side="0" orderSn="" />)
  await pane().findByText('等待卖家交付账号')
  orders.set(FIRST.orderSn, { ...FIRST, turn: { tone: 'warn', title: '请检查并确认收货', text: '', clock: null } })
  await tell(FIRST.orderSn)
  await waitFor(() => expect(pane().getByText('请检查并确认收货')).toBeTruthy())
})
