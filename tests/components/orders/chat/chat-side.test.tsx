// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatScreen } from '@/components/orders/chat/chat-screen'
import { CHAT_TOOLS_ID } from '@/components/orders/chat/chat-tools'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { orderOf, orderPage } from '../../support/sample-orders'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const BOUGHT = orderOf({ orderSn: 'D2611211111111111', bigTitle: '买的号', groupId: null })
const SOLD = orderOf({ orderSn: 'D2611212222222222', bigTitle: '卖的号', groupId: null, belong: 1 })

/** Counts are shared by a member's components for some seconds: each test has its own member. */
let member = 100

const show = (side: '0' | null, unread: { buyer: number; seller: number }) => {
  const groups = (['buyer', 'seller'] as const).map((role, i) => ({ groupId: i + 1, role, unread: unread[role] }))
  server.use(mockCall('GET /im/unread', { total: unread.buyer + unread.seller, groups }))
  render(
    <>
      <div id={CHAT_TOOLS_ID} />
      <ChatScreen status="1" side={side} orderSn="" />
    </>,
  )
}
/** Orders of the buyer's side in the list; the seller's side has one. */
const list = (...bought: (typeof BOUGHT)[]) =>
  server.use(
    mockCall('GET /order/queryOrderList', ({ input: { belong } }) => orderPage(belong === '1' ? [SOLD] : bought)),
  )
const pressed = (name: string) => screen.findByRole('button', { name, pressed: true })

beforeEach(() => {
  sessionStorage.clear()
  Cookies.set('token', 'id.secret')
  Cookies.set('userId', String(++member))
  server.use(
    mockCall('GET /order/orderDetail', ({ input }) => (input.orderSn === SOLD.orderSn ? SOLD : BOUGHT)),
    mockCall('GET /order/listOrderProcess', { list: [], stages: [] }),
    mockCall('POST /im/getImGroupIdMap', { map: {} }),
  )
})

afterEach(() => {
  for (const name of ['token', 'userId']) Cookies.remove(name)
})

test('without a side in the address the chat opens at the only side with unread messages', async () => {
  list(BOUGHT)
  show(null, { buyer: 0, seller: 20 })
  expect(await pressed('我卖的 20')).toBeTruthy()
  expect(await screen.findAllByText('卖的号')).not.toHaveLength(0)
})

test('without a side in the address the chat opens at what was bought if both sides have unread messages', async () => {
  list(BOUGHT)
  show(null, { buyer: 1, seller: 20 })
  expect(await pressed('我买的 1')).toBeTruthy()
})

test('an empty side leads to the unread messages of the other one', async () => {
  list()
  show('0', { buyer: 0, seller: 3 })
  fireEvent.click(await screen.findByRole('button', { name: '我卖的有 3 条未读，去看看' }))
  expect(await pressed('我卖的 3')).toBeTruthy()
})

test('the count of a tab is red where the reader has to act, and grey where others do', async () => {
  const counts = { mine: 2, minePaid: 2, mineShipped: 0, unpaid: 0, paid: 9, shipped: 25, complete: 0, failed: 0 }
  server.use(mockCall('GET /order/queryOrderList', orderPage([SOLD], { counts })))
  show('0', { buyer: 0, seller: 0 })
  const turns = await screen.findByText('2 笔待处理')
  expect(turns.parentElement?.className).toBe('badge')
  expect(screen.getByText('25 笔订单').parentElement?.className).toBe('badge is-quiet')
})

test('while the orders load, placeholders stand in the place of the messages', async () => {
  list()
  show('0', { buyer: 0, seller: 0 })
  expect(screen.getAllByRole('status', { name: '加载中' })).toHaveLength(2)
  expect(await screen.findByText('还没有群聊')).toBeTruthy()
  expect(screen.queryByRole('status', { name: '加载中' })).toBeNull()
})
