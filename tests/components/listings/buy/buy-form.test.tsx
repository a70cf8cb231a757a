// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { BuyForm, type BuyFormProps } from '@/components/listings/buy/buy-form'
import { goodsState } from '@/components/listings/goods/goods-state'
import { announceVisitor } from '@/lib/client/visitor'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { clockOf, orderOf, orderPage } from '../../support/sample-orders'

afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  vi.restoreAllMocks()
})

const OPEN = { ships: '', isAway: false, isRented: false, rentedUntil: null }
const TIER = {
  ensureId: 1,
  name: '普通包赔',
  explain: '',
  fee: '268.00',
  basisPoints: 1000,
  days: 365,
  mostPercent: 100,
}
const props: BuyFormProps = {
  goodsSn: 'ZHWZ1070931',
  now: { price: '2680.00', status: 1, reserved: false, stock: 1, ...OPEN },
  tiers: [TIER],
  hasQuantity: false,
  bargain: false,
  favourites: 143,
  serviceNum: '',
}
const total = () => screen.getByText('应付').parentElement?.querySelector('data')?.getAttribute('value')

test('the free cover is preselected, and a paid cover changes the total', async () => {
  const user = userEvent.setup()
  const { container } = render(<BuyForm {...props} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /免费保障/ }).checked).toBe(true)
  expect(total()).toBe('2680.00')
  await user.click(screen.getByRole('radio', { name: /普通包赔/ }))
  expect(total()).toBe('2948.00')
  const form = container.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/wares/ZHWZ1070931/order')
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ ensureId: '1' })
})

test('the quantity stays within the stock and changes the total', async () => {
  const user = userEvent.setup()
  render(
    <BuyForm
      {...props}
      hasQuantity
      now={{ price: '10.10', status: 1, reserved: false, stock: 3, ...OPEN }}
      tiers={[]}
    />,
  )
  const box = screen.getByLabelText<HTMLInputElement>('数量')
  for (let i = 0; i < 2; i++) await user.click(screen.getByRole('button', { name: '增加一件' }))
  expect(box.value).toBe('3')
  expect(total()).toBe('30.30')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '增加一件' }).disabled).toBe(true)
  await user.clear(box)
  await user.type(box, '999')
  expect(total()).toBe('30.30')
  await user.tab()
  expect(box.value).toBe('3')
  expect(screen.getByText('最多可买 3 件，已改为 3')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '减少一件' }))
  expect(screen.queryByText(/已改为/)).toBeNull()
})

test('a link with a number of units fills the quantity, at most the stock', () => {
  location.hash = '#num=7'
  render(
    <BuyForm
      {...props}
      hasQuantity
      now={{ price: '10.10', status: 1, reserved: false, stock: 3, ...OPEN }}
      tiers={[]}
    />,
  )
  location.hash = ''
  expect(screen.getByLabelText<HTMLInputElement>('数量').value).toBe('3')
})

test.each([
  [3, '已售出'],
  [2, '已下架'],
])('goods in status %i (%s) show no cover, total or bargaining, and give the reason', (status, word) => {
  const now = { price: '2680.00', status, reserved: false, stock: 0, ...OPEN }
  render(<BuyForm {...props} bargain now={now} moreHref="/wares?gt=1&gid=107" />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: word }).disabled).toBe(true)
  expect(screen.getByText(goodsState(now).reason)).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(screen.queryByText('应付')).toBeNull()
  expect(screen.queryByRole('button', { name: /议价|降价提醒|立即购买/ })).toBeNull()
  expect(screen.getByRole('link', { name: '看同类在售' }).getAttribute('href')).toBe('/wares?gt=1&gid=107')
})

test('each cover shows its term, its payout and its fee', () => {
  render(<BuyForm {...props} tiers={[{ ...TIER, mostPercent: 150 }]} />)
  expect(screen.getByRole('radio', { name: /免费保障 7 天.*免费.*赔 ¥2,680.00/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /普通包赔 365 天.*\+¥268.00.*最高赔 ¥4,020.00/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: '赔付规则' })).toBeTruthy()
})

test.each([
  [{ status: 1, reserved: true, stock: 0, ships: '', isAway: false, isRented: false, rentedUntil: null }, '交易中'],
  [{ status: 1, reserved: true, stock: 0, ships: '', isAway: false, isRented: true, rentedUntil: null }, '租用中'],
  [
    {
      status: 1,
      reserved: true,
      stock: 0,
      ships: '',
      isAway: false,
      isRented: true,
      rentedUntil: '2026-12-01 10:00:00',
    },
    '租用中',
  ],
  [{ status: 1, reserved: false, stock: 0, ships: '', isAway: false, isRented: false, rentedUntil: null }, '已售罄'],
  [
    { status: 7, reserved: false, stock: 1, ships: '', isAway: false, isRented: false, rentedUntil: null },
    '待确认在售',
  ],
  [
    { status: 1, reserved: false, stock: 1, ships: '休假至 12-03', isAway: true, isRented: false, rentedUntil: null },
    '休假中',
  ],
])('goods with %o cannot be bought and give the reason', (goods, word) => {
  const now = { price: '2680.00', ...goods }
  const state = goodsState(now)
  render(<BuyForm {...props} now={now} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: word }).disabled).toBe(true)
  expect(screen.getByText(state.reason)).toBeTruthy()
})

test('a rented account states when its rental ends', () => {
  const now = {
    ...OPEN,
    price: '2680.00',
    status: 1,
    reserved: true,
    stock: 0,
    isRented: true,
    rentedUntil: '2026-12-01 10:00:00',
  }
  render(<BuyForm {...props} now={now} />)
  expect(screen.getByText('账号正在租用，12-01 10:00 到期，不续租的话到期后可以购买')).toBeTruthy()
})

test('a member with an unpaid order of the item gets a link to its payment', async () => {
  Cookies.set('token', 'a.b')
  onTestFinished(() => Cookies.remove('token'))
  const own = orderOf({
    orderSn: 'D2611211234567891',
    goodsSn: props.goodsSn,
    status: 0,
    turn: { ...orderOf().turn, clock: clockOf() },
  })
  const favourites = mockCall('GET /user/followState', { followed: [] })
  server.use(
    mockCall('GET /order/queryOrderList', orderPage([own])),
    mockCall('GET /goods/priceAlerts', { list: [] }),
    favourites,
  )
  render(<BuyForm {...props} bargain now={{ price: '2680.00', status: 1, reserved: true, stock: 0, ...OPEN }} />)
  const pay = await screen.findByRole('link', { name: '去付款' })
  expect(pay.getAttribute('href')).toBe(`/wares/${props.goodsSn}/pay?orderSn=D2611211234567891`)
  expect(document.getElementById('buy-reason')?.textContent).toMatch(/^你有未付款的订单，剩余 1:00:00 查看订单$/)
  expect(screen.queryByRole('button', { name: '交易中' })).toBeNull()
  expect(screen.queryByRole('button', { name: '议价' })).toBeNull()
  await waitFor(() => expect(favourites.inputs).toHaveLength(1))
})

test.each([
  ['bought', { status: 3, reserved: false, stock: 0 }, { mode: 'account', status: 3 }, '你已买下这件商品'],
  [
    'in trade',
    { status: 1, reserved: true, stock: 0 },
    { mode: 'account', status: 1, statusName: '验号中' },
    '你的订单：验号中',
  ],
  [
    'rented',
    { status: 1, reserved: true, stock: 0 },
    { mode: 'rental', status: 2, statusName: '租用中' },
    '你的订单：租用中',
  ],
] as const)('a member whose own order holds the item (%s) gets a link to it', async (_, now, order, reason) => {
  Cookies.set('token', 'a.b')
  onTestFinished(() => Cookies.remove('token'))
  const own = orderOf({ orderSn: 'D2611211234567891', goodsSn: props.goodsSn, ...order })
  const favourites = mockCall('GET /user/followState', { followed: [] })
  server.use(
    mockCall('GET /order/queryOrderList', orderPage([own])),
    mockCall('GET /goods/priceAlerts', { list: [] }),
    favourites,
  )
  render(<BuyForm {...props} now={{ price: '2680.00', ...OPEN, ...now }} />)
  const link = await screen.findByRole('link', { name: '查看我的订单' })
  expect(link.getAttribute('href')).toBe('/center/buyers/buyOrderDetail?orderSn=D2611211234567891')
  expect(screen.getByText(reason)).toBeTruthy()
  // a request that is still to come would be sent in the next test
  if (now.status === 1) await waitFor(() => expect(favourites.inputs).toHaveLength(1))
})

test('a rental that has ended is not the order of a sold account', async () => {
  Cookies.set('token', 'a.b')
  onTestFinished(() => Cookies.remove('token'))
  const ended = orderOf({ goodsSn: props.goodsSn, mode: 'rental', status: 3 })
  const orders = mockCall('GET /order/queryOrderList', orderPage([ended]))
  server.use(orders)
  render(<BuyForm {...props} now={{ price: '2680.00', ...OPEN, status: 3, reserved: false, stock: 0 }} />)
  await waitFor(() => expect(orders.inputs).toHaveLength(1))
  await settle()
  expect(screen.queryByRole('link', { name: '查看我的订单' })).toBeNull()
  expect(screen.getByRole('link', { name: '看同类在售' })).toBeTruthy()
})

test('an open page follows a new price and a reservation by another buyer', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  server.use(
    mockCall('GET /goods/temporary/goodsInfo', { price: '2580.00', status: 1, reserved: true, stock: 0, ...OPEN }),
  )
  render(<BuyForm {...props} />)
  await act(() => vi.advanceTimersByTimeAsync(8000))
  await act(() => vi.dynamicImportSettled())
  await settle()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '交易中' }).disabled).toBe(true)
  expect(screen.getByText('价格已更新，原价 ¥2680.00')).toBeTruthy()
  expect(total()).toBe('2580.00')
})

test('a visitor who bargains is sent to the login', async () => {
  const goTo = vi.spyOn(location, 'assign').mockImplementation(() => {})
  render(<BuyForm {...props} bargain />)
  await userEvent.click(screen.getByRole('button', { name: '议价' }))
  expect(goTo).toHaveBeenCalledWith(expect.stringContaining('/login?returnUrl='))
})

test('a visitor who adds a favourite is sent to the login, a member adds it once within 1.5 s', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  render(<BuyForm {...props} />)
  const heart = screen.getByRole('button', { name: /^收藏/ })
  await userEvent.click(heart)
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/login\?returnUrl=/))
  Cookies.set('token', 'a.b')
  const follow = mockCall('POST /user/followGoods', { followed: true, favourites: 144 })
  server.use(
    follow,
    mockCall('GET /user/followState', { followed: [] }),
    mockCall('GET /goods/priceAlerts', { list: [] }),
  )
  await act(async () => announceVisitor())
  await act(() => vi.dynamicImportSettled())
  const own = screen.getByRole('button', { name: /^收藏/ })
  await userEvent.click(own)
  await userEvent.click(own)
  await settle()
  expect(follow.inputs).toEqual([{ goodsSn: 'ZHWZ1070931', follow: '1' }])
  expect(own.getAttribute('aria-pressed')).toBe('true')
  expect(own.textContent).toBe('144')
})
