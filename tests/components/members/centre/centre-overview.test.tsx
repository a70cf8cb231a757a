// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CentreOverview } from '@/components/members/centre/centre-overview'
import { loadCentre } from '@/components/members/centre/load-centre'
import type { FavouriteRow } from '@/lib/contract/entities/goods'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract, Call } from '@/lib/contract/table'
import { server, underway } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { pageOf } from '../../support/page-of'
import { goodsOf } from '../../support/sample-goods'
import { orderOf, orderPage } from '../../support/sample-orders'
import { userOf } from '../../support/sample-user'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const fail = (...names: Call[]) => server.use(...names.map((name) => mockCall(name, { refuse: 'SERVER_ERROR' })))
const records = (list: Records['list']) => ({ ...pageOf(list), pageSize: 5 })
type Records = OutputOf<ApiContract['GET /user/findBalanceRecord']>
const counts = { mine: 0, minePaid: 0, mineShipped: 0, unpaid: 1, paid: 2, shipped: 3, complete: 4, failed: 0 }
const FAVOURITE: FavouriteRow = { ...goodsOf(), fell: '32.00' }
const assign = vi.fn()
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(assign)
  assign.mockReset()
  server.use(
    mockCall('GET /user/userInfo', userOf({ tradeTotal: '682400.00' })),
    mockCall('GET /order/queryOrderList', orderPage([orderOf()], { counts })),
    mockCall('GET /user/goodsUserFollow', { ...pageOf([FAVOURITE]), total: 26, fallen: 2 }),
    mockCall('GET /goods/bargainsToAnswer', { buyer: 1, seller: 2 }),
    mockCall('GET /user/capitalManagement', {
      coin: '1286.50',
      escrow: '2936.10',
      pendingIncome: '12.00',
      releases: [{ time: '2026-11-28 22:52:00', amount: '12.00' }],
      deposits: '0.00',
      pendingPayments: 1,
    }),
    mockCall(
      'GET /user/findBalanceRecord',
      records([
        {
          id: 1,
          kind: 'recharge',
          kindName: '充值',
          memo: '支付宝',
          orderSn: null,
          amount: '500.00',
          state: '已完成',
          balance: '500.00',
          createTime: '2026-11-20 20:31:00',
        },
      ]),
    ),
  )
})

test('the member centre loads profile, five orders, five favourites and bargains together', async () => {
  const profile = mockCall('GET /user/userInfo', userOf())
  const orders = mockCall('GET /order/queryOrderList', orderPage([orderOf()], { counts }))
  const favourites = mockCall('GET /user/goodsUserFollow', { ...pageOf([FAVOURITE]), total: 26, fallen: 2 })
  const bargains = mockCall('GET /goods/bargainsToAnswer', { buyer: 1, seller: 2 })
  server.use(profile, orders, favourites, bargains)
  const data = await loadCentre()
  expect(data).toMatchObject({ favouriteTotal: 26, counts: { unpaid: 1 } })
  expect([profile.inputs, orders.inputs, favourites.inputs, bargains.inputs]).toEqual([
    [{}],
    [{ pages: '1', pageSize: '5', belong: '2' }],
    [{ page: '1', pageSize: '5' }],
    [{}],
  ])
})

test('when one request of the member centre fails, the profile is loaded again and lists stay empty', async () => {
  fail('GET /user/goodsUserFollow')
  expect(await loadCentre()).toMatchObject({ user: { nickName: '南山老猫' }, orders: [], favourites: [], counts: null })
})

test('when the profile fails too, the member centre redirects to the login page', async () => {
  fail('GET /user/userInfo')
  render(<CentreOverview />)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/login?returnUrl=%2Fcenter'))
})

test('the member centre shows header, counts, orders, wallet and favourites', async () => {
  const user = userEvent.setup()
  render(<CentreOverview />)
  expect(await screen.findByText('VIP1')).toBeTruthy()
  expect(screen.getByText('7.0')).toBeTruthy()
  expect(screen.getByText('绑定邮箱，升到 8.0 良好')).toBeTruthy()
  expect(screen.getByText('¥317,600.00')).toBeTruthy()
  expect(screen.getByText('待收货').parentElement?.textContent).toBe('待收货3')
  expect(await screen.findByText('+500.00')).toBeTruthy()
  expect(screen.getByText('全部 26 件')).toBeTruthy()
  expect(screen.getByText('2 件降价')).toBeTruthy()
  expect(screen.getByText('比收藏时降 ¥32.00')).toBeTruthy()
  expect(screen.getByText('11-28 22:52 ¥12.00')).toBeTruthy()
  await user.click(screen.getByText('卖出的'))
  expect(screen.getByText('全部订单').getAttribute('href')).toBe('/center/buyers/buyRecord?isSeller=1')
})

test('bargains to answer and cheaper favourites link to their pages', async () => {
  const tile = (name: string) => {
    const link = screen.getByText(name).closest('a')
    return [link?.textContent, link?.getAttribute('href')]
  }
  const view = render(<CentreOverview />)
  await screen.findByText('VIP1')
  expect(tile('收藏降价')).toEqual(['收藏降价2', '/center/buyers/buyLikedGoods'])
  expect(tile('议价待回')).toEqual(['议价待回3', '/center/sell/sellBargainGoods'])
  view.unmount()
  server.use(mockCall('GET /goods/bargainsToAnswer', { buyer: 1, seller: 0 }))
  render(<CentreOverview />)
  await screen.findByText('VIP1')
  expect(tile('议价待回')).toEqual(['议价待回1', '/center/buyers/buyBargainGoods'])
})

test('a person with goods for sale has the row of the seller first', async () => {
  server.use(mockCall('GET /user/userInfo', userOf({ tradeTotal: '682400.00', sellGoodsNum: 3 })))
  render(<CentreOverview />)
  await screen.findByText('VIP1')
  const tiles = screen.getByRole('region', { name: '待办' })
  const names = [...tiles.querySelectorAll('li span')].map(({ textContent }) => textContent)
  expect(names.slice(0, 5)).toEqual(['待发货', '在售商品', '议价待回', '群聊未读', '待付款'])
})

test('unknown counts are a dash and empty lists show a message', async () => {
  fail('GET /order/queryOrderList')
  render(<CentreOverview />)
  await screen.findByText('VIP1')
  expect(screen.getByText('待付款').parentElement?.textContent).toBe('待付款-')
  expect(screen.getByText('议价待回').parentElement?.textContent).toBe('议价待回-')
  expect(screen.getByText('收藏降价').parentElement?.textContent).toBe('收藏降价-')
  expect(screen.getByText('这里还没有订单')).toBeTruthy()
  expect(screen.getByText('还没有收藏')).toBeTruthy()
})

test('the member centre is shown only when it is completely loaded', async () => {
  let resolve = (_: Records) => {}
  const slow = mockCall('GET /user/findBalanceRecord', () => new Promise((later) => (resolve = later)))
  server.use(slow)
  render(<CentreOverview />)
  await waitFor(() => expect(slow.inputs).toHaveLength(1))
  await waitFor(() => expect(underway.size).toBe(1))
  expect(screen.queryByText('VIP1')).toBeNull()
  resolve(records([]))
  expect(await screen.findByText('VIP1')).toBeTruthy()
  expect(screen.getByText('还没有收支记录')).toBeTruthy()
})

test('a failed wallet shows the balance of the profile and does not block the page', async () => {
  fail('GET /user/capitalManagement')
  render(<CentreOverview />)
  const wallet = await screen.findByRole('region', { name: '我的钱包' })
  expect(wallet.textContent).toContain('服务器暂时无法访问了，请稍后再试')
  expect(wallet.textContent).toContain('¥100.00')
})

test('a member who only sells sees sales first', async () => {
  server.use(
    mockCall('GET /order/queryOrderList', ({ input }) =>
      orderPage(input.belong === '1' ? [orderOf({ belong: 1, bigTitle: '卖掉的号' })] : [], { counts }),
    ),
  )
  render(<CentreOverview />)
  expect(await screen.findByText('卖掉的号')).toBeTruthy()
  expect(screen.getByText('全部订单').getAttribute('href')).toBe('/center/buyers/buyRecord?isSeller=1')
})

test.each([
  ['卖出的', { bought: { unpaid: 1, paid: 9, shipped: 2 }, sold: { paid: 4 } }],
  ['买到的', { bought: { unpaid: 1, paid: 0, shipped: 2 }, sold: { paid: 3 } }],
] as const)('a member who buys and sells first sees the side with more open orders: %s', async (side, waiting) => {
  const none = { mine: 0, minePaid: 0, mineShipped: 0, unpaid: 0, paid: 0, shipped: 0, complete: 4, failed: 0 }
  server.use(
    mockCall('GET /order/queryOrderList', ({ input }) =>
      orderPage([orderOf()], { counts: { ...none, ...waiting[input.belong === '1' ? 'sold' : 'bought'] } }),
    ),
  )
  render(<CentreOverview />)
  await screen.findByRole('table')
  expect(screen.getByRole('button', { name: side }).getAttribute('aria-pressed')).toBe('true')
})
