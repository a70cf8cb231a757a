// @vitest-environment happy-dom

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ChatScreen } from '@/components/orders/chat/chat-screen'
import { saveDraft } from '@/components/orders/chat/draft'
import { Toaster } from '@/components/ui/overlays/toast'
import { listenLive } from '@/lib/client/chat/live'
import type { OrderDetail } from '@/lib/contract/entities/order'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { memberOf, messageOf } from '../../support/sample-chat'
import { orderOf, orderPage } from '../../support/sample-orders'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const FIRST = orderOf({ orderSn: 'D2611211111111111', bigTitle: '第一笔', groupId: null })
const SECOND = orderOf({ orderSn: 'D2611212222222222', bigTitle: '第二笔', groupId: null })
const ELSEWHERE = orderOf({ orderSn: 'D2611213333333333', bigTitle: '已发货的', groupId: null, status: 2 })

let requested: string[] = []
const orders = new Map<string, OrderDetail>()
beforeEach(() => {
  requested = []
  sessionStorage.clear()
  orders.clear()
  for (const order of [FIRST, SECOND, ELSEWHERE]) orders.set(order.orderSn, order)
  list(FIRST, SECOND)
  server.use(
    mockCall('GET /order/orderDetail', ({ input }) => {
      requested.push(input.orderSn ?? '')
      return orders.get(input.orderSn ?? '') ?? FIRST
    }),
    mockCall('GET /order/listOrderProcess', { list: [], stages: [] }),
    mockCall('POST /im/getImGroupIdMap', { map: {} }),
  )
})
/** Sets the orders in the tab of paid orders; the tab of shipped ones contains the delivered order. */
const list = (...orderList: OrderDetail[]) =>
  server.use(
    mockCall('GET /order/queryOrderList', ({ input: { status } }) =>
      orderPage(status === '1' ? orderList : [...orders.values()].filter((o) => String(o.status) === status), {
        total: orderList.length,
        counts: {
          mine: 0,
          minePaid: 0,
          mineShipped: 0,
          unpaid: 0,
          paid: orderList.length,
          shipped: 1,
          complete: 0,
          failed: 0,
        },
      }),
    ),
  )
/** Changes an order's status, both in the paid list and in its details. */
const move = (order: OrderDetail, status: number, ...left: OrderDetail[]) => {
  orders.set(order.orderSn, { ...order, status })
  list(...left)
}
const pane = () => within(screen.getByRole('region', { name: '订单详情' }))
const tell = (orderSn: string) =>
  act(async () => {
    for (const [listener] of vi.mocked(listenLive).mock.calls) listener.onEvent?.({ type: 'order', orderSn })
  })

test('the first order of the tab is open; selecting another replaces it without mixing', async () => {
  render(<ChatScreen status="1" side="0" orderSn="" />)
  expect(await pane().findByText('第一笔')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /第二笔/ }))
  expect(pane().queryByText('第一笔')).toBeNull()
  expect(await pane().findByText('第二笔')).toBeTruthy()
})

test('the order of the URL opens with its own tab, regardless of the tab in the URL', async () => {
  render(<ChatScreen status="1" side="0" orderSn={ELSEWHERE.orderSn} />)
  expect(await pane().findByText('已发货的')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^待收货 / }).getAttribute('aria-current')).toBe('page'),
  )
  expect(await screen.findByRole('button', { name: /已发货的/, current: true })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /第一笔/ })).toBeNull()
  expect(requested).toEqual([ELSEWHERE.orderSn])
})

test('a delivered order is replaced by the next, with a link to where it moved', async () => {
  render(<ChatScreen status="1" side="0" orderSn="" />)
  await pane().findByText('第一笔')
  move(FIRST, 2, SECOND)
  await tell(FIRST.orderSn)
  expect(await pane().findByText('第二笔')).toBeTruthy()
  expect(pane().getByRole('status').textContent).toBe('卖家已发货：第一笔，去查看')
  fireEvent.click(pane().getByRole('button', { name: '去查看' }))
  expect(await pane().findByText('第一笔')).toBeTruthy()
  await waitFor(() => expect(pane().queryByRole('status')).toBeNull())
})

test('the next order opens, not the first one', async () => {
  const THIRD = orderOf({ orderSn: 'D2611214444444444', bigTitle: '第三笔', groupId: null })
  orders.set(THIRD.orderSn, THIRD)
  list(FIRST, SECOND, THIRD)
  render(<ChatScreen status="1" side="0" orderSn="" />)
  fireEvent.click(await screen.findByRole('button', { name: /第二笔/ }))
  await pane().findByText('第二笔')
  move(SECOND, 2, FIRST, THIRD)
  await tell(SECOND.orderSn)
  expect(await pane().findByText('第三笔')).toBeTruthy()
  move(THIRD, 2, FIRST)
  await tell(THIRD.orderSn)
  expect(await pane().findByText('第一笔')).toBeTruthy()
})

test('an order stays open while it has a draft message', async () => {
  render(<ChatScreen status="1" side="0" orderSn="" />)
  await pane().findByText('第一笔')
  saveDraft(FIRST.orderSn, '什么时候交')
  move(FIRST, 2, SECOND)
  await tell(FIRST.orderSn)
  expect((await pane().findByRole('status')).textContent).toBe('卖家已发货，去查看')
  expect(pane().getByText('第一笔')).toBeTruthy()
})

test('a completed order is shown until another is selected', async () => {
  render(<ChatScreen status="1" side="0" orderSn="" />)
  await pane().findByText('第一笔')
  move(FIRST, 3, SECOND)
  await tell(FIRST.orderSn)
  expect((await pane().findByRole('status')).textContent).toBe('订单已完成，去查看')
  expect(pane().getByText('第一笔')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /第二笔/ }))
  expect(await pane().findByText('第二笔')).toBeTruthy()
  expect(pane().queryByRole('status')).toBeNull()
})

test('the order with the latest message moves to the top, with its time', async () => {
  const groupOf = (lastTime: string) => ({
    groupId: 5,
    groupType: 1,
    lastSeq: 2,
    unread: 1,
    lastMessage: '在的',
    closed: false,
    lastTime,
  })
  server.use(mockCall('POST /im/getImGroupIdMap', { map: { [SECOND.orderSn]: groupOf('2026-11-22 09:00:00') } }))
  render(<ChatScreen status="1" side="0" orderSn="" />)
  const titles = () =>
    screen.getAllByRole('button', { name: /第.笔/ }).map((row) => row.textContent?.match(/第.笔/)?.[0])
  await waitFor(() => expect(titles()).toEqual(['第二笔', '第一笔']))
})

test('an order reassigned to another merchant shows a message with a link back', async () => {
  render(<ChatScreen status="1" side="1" orderSn="" />)
  await pane().findByText('第一笔')
  server.use(
    mockCall('GET /order/orderDetail', { refuse: 'ORDER_PASSED' }),
    mockCall('GET /order/listOrderProcess', { refuse: 'ORDER_PASSED' }),
  )
  list(SECOND)
  await tell(FIRST.orderSn)
  expect(await pane().findByText('这笔订单已改派')).toBeTruthy()
  expect(pane().getByRole('link', { name: '返回接单列表' }).getAttribute('href')).toBe('/center/myshop/shopOrder')
  expect(pane().queryByText('第一笔')).toBeNull()
})

test('a failed connection is reported once, and a fully loaded history shows its end', async () => {
  const talked = orderOf({ orderSn: 'D2611215555555555', bigTitle: '有群的', groupId: 5 })
  orders.set(talked.orderSn, talked)
  list(talked)
  const message = messageOf(1, { content: '你好' })
  server.use(
    mockCall('GET /im/history', { messages: [message], hasMore: false, lastSeq: 1, readSeq: 1 }),
    mockCall('GET /im/groupInfo', { groupId: 5, members: [], closed: false }),
    mockCall('GET /im/isOfflineRemind', { sendOfflineRemind: false, msg: '' }),
    mockCall('PUT /im/markRead', null),
    mockCall('GET /user/userInfo', { refuse: 'SERVER_ERROR' }),
    mockCall('GET /im/unread', { total: 0, groups: [] }),
  )
  render(
    <>
      <ChatScreen status="1" side="0" orderSn="" />
      <Toaster />
    </>,
  )
  expect(await screen.findByText('暂无更多信息')).toBeTruthy()
  const fail = (code: number) =>
    act(async () => {
      for (const [listener] of vi.mocked(listenLive).mock.calls) listener.onFailed?.(code)
    })
  await fail(31004)
  expect(screen.queryByText('Socket 连接不可用')).toBeNull()
  await fail(30002)
  await fail(30002)
  expect(screen.getAllByText('Socket 连接不可用')).toHaveLength(1)
})

test('an update of the open order is shown at once', async () => {
  render(<ChatScreen status="1" side="0" orderSn="" />)
  await pane().findByText('等待卖家交付账号')
  orders.set(FIRST.orderSn, { ...FIRST, turn: { tone: 'warn', title: '请检查并确认收货', text: '', clock: null } })
  await tell(FIRST.orderSn)
  await waitFor(() => expect(pane().getByText('请检查并确认收货')).toBeTruthy())
})

test('the notice that the seller is offline disappears when they come online', async () => {
  const talked = orderOf({ orderSn: 'D2611215555555555', bigTitle: '有群的', groupId: 5 })
  orders.set(talked.orderSn, talked)
  list(talked)
  let isAway = true
  server.use(
    mockCall('GET /im/history', { messages: [], hasMore: false, lastSeq: 0, readSeq: 0 }),
    mockCall('GET /im/groupInfo', {
      groupId: 5,
      members: [memberOf(2, 'seller')],
      closed: false,
    }),
    mockCall('GET /im/isOfflineRemind', () => ({ sendOfflineRemind: isAway, msg: isAway ? '对方当前不在线' : '' })),
    mockCall('GET /user/userInfo', { refuse: 'SERVER_ERROR' }),
  )
  render(<ChatScreen status="1" side="0" orderSn="" />)
  expect(await screen.findByText('对方当前不在线')).toBeTruthy()
  await screen.findByText(/群内 1 人/)
  isAway = false
  const come = (userId: number) =>
    act(async () => {
      for (const [listener] of vi.mocked(listenLive).mock.calls)
        listener.onEvent?.({ type: 'presence', userId: userId as UserId })
    })
  await come(9)
  expect(screen.getByText('对方当前不在线'), 'somebody else came').toBeTruthy()
  await come(2)
  await waitFor(() => expect(screen.queryByText('对方当前不在线')).toBeNull())
})

test('type, time, source and area filter the list in the API’s terms; further pages load on demand', async () => {
  const inputs: Record<string, string | undefined>[] = []
  server.use(
    mockCall('GET /order/queryOrderList', ({ input }) => {
      inputs.push(input)
      return orderPage(input.pages === '2' ? [SECOND] : [FIRST], { total: 21, page: Number(input.pages), pageSize: 20 })
    }),
  )
  render(<ChatScreen status="1" side="1" orderSn="" />)
  fireEvent.click(await screen.findByRole('button', { name: '查看更多订单' }))
  const second = await screen.findByRole('button', { name: /第二笔/ })
  expect(screen.queryByRole('button', { name: '查看更多订单' })).toBeNull()
  const items = within(screen.getByRole('region', { name: '订单列表' })).getAllByRole('listitem')
  const buttons = items.map((item) => within(item).getByRole('button'))
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  buttons[0]?.focus()
  fireEvent.keyDown(buttons[0] as HTMLElement, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  expect(screen.queryByRole('combobox', { name: '订单类型' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '更多筛选' }))
  expect(screen.getByRole('combobox', { name: '订单类型' })).toBeTruthy()
  inputs.length = 0
  const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  choose('订单类型', '1')
  choose('下单时间', '7')
  choose('订单来源', '1')
  choose('游戏或区服', '艾欧尼亚')
  await waitFor(() => expect(inputs.at(-1)?.details).toBe('艾欧尼亚'))
  expect(inputs.at(-1)).toMatchObject({
    belong: '1',
    status: '1',
    pages: '1',
    pageSize: '20',
    goodsTypeId: '1',
    isRecovery: '1',
    minTime: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  choose('下单时间', 'older')
  await waitFor(() => expect(inputs.at(-1)?.maxTime).toMatch(/^\d{4}-\d\d-\d\d$/))
  expect(inputs.at(-1)?.minTime).toBeUndefined()
})

test('on narrow screens a failed order list shows an error, and not the hint to select an order', async () => {
  server.use(http.get('*/api/order/queryOrderList', () => new HttpResponse(null, { status: 503 })))
  render(<ChatScreen status="1" side="0" orderSn="" />)
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  const shown = within(screen.getByLabelText('显示内容')).getByRole('button', { name: '订单列表' })
  expect(shown.getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByText('选择一笔订单')).toBeNull()
  list(FIRST)
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await waitFor(() => expect(pane().getByText('第一笔')).toBeTruthy())
})

test('when the chat hides the order, a banner shows what the order waits for and links there', async () => {
  const turn = { ...FIRST.turn, tone: 'warn' as const, title: '请交付账号资料' }
  orders.set(FIRST.orderSn, { ...FIRST, turn })
  render(<ChatScreen status="1" side="1" orderSn={FIRST.orderSn} />)
  fireEvent.click(await screen.findByRole('button', { name: '查看订单' }))
  const shown = within(screen.getByLabelText('显示内容')).getByRole('button', { name: '订单详情' })
  expect(shown.getAttribute('aria-pressed')).toBe('true')
  expect(screen.queryByRole('button', { name: '查看订单' })).toBeNull()
})
