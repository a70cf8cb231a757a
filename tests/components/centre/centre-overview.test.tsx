// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CentreOverview } from '@/components/centre/centre-overview'
import { loadCentre } from '@/components/centre/load-centre'
import { ApiError, call } from '@/lib/client/api'
import { goodsOf } from '../support/sample-goods'
import { orderOf } from '../support/sample-orders'
import { userOf } from '../support/sample-user'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))
vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const answers: Record<string, () => unknown> = {}
const fail = () => {
  throw new ApiError(500, '服务器开小差了，请稍后再试')
}
const assign = vi.fn()
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (name: string) => answers[name]?.()) as never)
  vi.spyOn(location, 'assign').mockImplementation(assign)
  assign.mockReset()
  answers['GET /user/userInfo'] = () => userOf({ tradeTotal: '682400.00' })
  answers['GET /order/queryOrderList'] = () => ({
    orderList: [orderOf()],
    total: 1,
    page: 1,
    pageSize: 5,
    counts: { unpaid: 1, paid: 2, shipped: 3, complete: 4, failed: 0 },
  })
  answers['GET /user/goodsUserFollow'] = () => ({
    list: [{ ...goodsOf(), fell: '32.00' }],
    total: 26,
    more: false,
    page: 1,
    pageSize: 5,
    fallen: 2,
  })
  answers['GET /goods/bargainsToAnswer'] = () => ({ buyer: 1, seller: 2 })
  answers['GET /user/capitalManagement'] = () => ({
    coin: '1286.50',
    escrow: '2936.10',
    pendingIncome: '12.00',
    releases: [{ time: '2026-11-28 22:52:00', amount: '12.00' }],
    pendingPayments: 1,
  })
  answers['GET /user/findBalanceRecord'] = () => ({
    list: [
      {
        id: 1,
        kind: 'recharge',
        kindName: '充值',
        memo: '支付宝',
        amount: '500.00',
        balance: '500.00',
        createTime: '2026-11-20 20:31:00',
      },
    ],
    total: 1,
  })
})

test('profile, five orders, five favourites and bargains are asked for together', async () => {
  const data = await loadCentre()
  expect(data).toMatchObject({ favouriteTotal: 26, counts: { unpaid: 1 } })
  expect(vi.mocked(call).mock.calls.map(([name, input]) => [name, input])).toEqual([
    ['GET /user/userInfo', {}],
    ['GET /order/queryOrderList', { pages: '1', pageSize: '5', belong: '2' }],
    ['GET /user/goodsUserFollow', { page: '1', pageSize: '5' }],
    ['GET /goods/bargainsToAnswer', {}],
  ])
})

test('when one fails the profile alone is asked again and the lists are empty', async () => {
  answers['GET /user/goodsUserFollow'] = fail
  expect(await loadCentre()).toMatchObject({ user: { nickName: '南山老猫' }, orders: [], favourites: [], counts: null })
})

test('when the profile fails too the visitor goes to the login page', async () => {
  answers['GET /user/userInfo'] = fail
  render(<CentreOverview />)
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login?returnUrl=%2Fcenter'))
})

test('member header, figures, orders, wallet, favourites', async () => {
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
  expect(screen.getByText('11-28 22:52 放款 ¥12.00')).toBeTruthy()
  await user.click(screen.getByText('卖出的'))
  expect(screen.getByText('全部订单').getAttribute('href')).toBe('/center/buyers/buyRecord?isSeller=1')
})

test('bargains that wait for an answer and favourites that got cheaper lead to where they are', async () => {
  const tile = (name: string) => {
    const link = screen.getByText(name).closest('a')
    return [link?.textContent, link?.getAttribute('href')]
  }
  const view = render(<CentreOverview />)
  await screen.findByText('VIP1')
  expect(tile('收藏降价')).toEqual(['收藏降价2', '/center/buyers/buyLikedGoods'])
  expect(tile('议价待回')).toEqual(['议价待回3', '/center/sell/sellBargainGoods'])
  view.unmount()
  answers['GET /goods/bargainsToAnswer'] = () => ({ buyer: 1, seller: 0 })
  render(<CentreOverview />)
  await screen.findByText('VIP1')
  expect(tile('议价待回')).toEqual(['议价待回1', '/center/buyers/buyBargainGoods'])
})

test('unknown figures are a dash, empty lists say so', async () => {
  answers['GET /order/queryOrderList'] = fail
  render(<CentreOverview />)
  await screen.findByText('VIP1')
  expect(screen.getByText('待付款').parentElement?.textContent).toBe('待付款-')
  expect(screen.getByText('议价待回').parentElement?.textContent).toBe('议价待回-')
  expect(screen.getByText('收藏降价').parentElement?.textContent).toBe('收藏降价-')
  expect(screen.getByText('这里还没有订单')).toBeTruthy()
  expect(screen.getByText('还没有收藏')).toBeTruthy()
})

test('the page is shown in one piece: nothing of it comes later', async () => {
  let tell = (_: unknown) => {}
  answers['GET /user/findBalanceRecord'] = () => new Promise((resolve) => (tell = resolve))
  render(<CentreOverview />)
  await vi.waitFor(() => expect(vi.mocked(call).mock.calls.length).toBe(7))
  expect(screen.queryByText('VIP1')).toBeNull()
  tell({ list: [], total: 0 })
  expect(await screen.findByText('VIP1')).toBeTruthy()
  expect(screen.getByText('还没有收支记录')).toBeTruthy()
})

test('a wallet that cannot be loaded holds up nothing: its sums are those of the profile', async () => {
  answers['GET /user/capitalManagement'] = fail
  render(<CentreOverview />)
  const wallet = await screen.findByRole('region', { name: '我的钱包' })
  expect(wallet.textContent).toContain('服务器开小差了，请稍后再试')
  expect(wallet.textContent).toContain('¥100.00')
})

test('who only sells finds the sales first', async () => {
  vi.mocked(call).mockImplementation((async (name: string, input: { belong?: string }) =>
    name === 'GET /order/queryOrderList'
      ? {
          ...(answers[name]?.() as object),
          orderList: input.belong === '1' ? [orderOf({ belong: 1, bigTitle: '卖掉的号' })] : [],
        }
      : answers[name]?.()) as never)
  render(<CentreOverview />)
  expect(await screen.findByText('卖掉的号')).toBeTruthy()
  expect(screen.getByText('全部订单').getAttribute('href')).toBe('/center/buyers/buyRecord?isSeller=1')
})

test.each([
  ['卖出的', { bought: { unpaid: 1, paid: 9, shipped: 2 }, sold: { paid: 4 } }],
  ['买到的', { bought: { unpaid: 1, paid: 0, shipped: 2 }, sold: { paid: 3 } }],
] as const)('who buys and sells finds first where more waits for him: %s', async (side, waiting) => {
  vi.mocked(call).mockImplementation((async (name: string, input: { belong?: string }) => {
    if (name !== 'GET /order/queryOrderList') return answers[name]?.()
    const counts = { unpaid: 0, paid: 0, shipped: 0, complete: 4, failed: 0 }
    return {
      ...(answers[name]?.() as object),
      counts: { ...counts, ...waiting[input.belong === '1' ? 'sold' : 'bought'] },
    }
  }) as never)
  render(<CentreOverview />)
  await screen.findByRole('table')
  expect(screen.getByRole('button', { name: side }).getAttribute('aria-pressed')).toBe('true')
})
