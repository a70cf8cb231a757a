// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { BuyForm, type BuyFormProps } from '@/components/goods/buy-form'
import { goodsState } from '@/components/goods/goods-state'
import { lazyCall } from '@/lib/client/lazy-call'

vi.mock('@/lib/client/lazy-call', () => ({ lazyCall: vi.fn(async () => ({ followed: true, favourites: 144 })) }))
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  vi.restoreAllMocks()
})

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
  now: { price: '2680.00', status: 1, reserved: false, stock: 1 },
  tiers: [TIER],
  hasQuantity: false,
  bargain: false,
  favourites: 143,
  serviceNum: '',
}
const total = () => screen.getByText('应付').parentElement?.querySelector('data')?.getAttribute('value')

test('the free cover is chosen from the start; a paid one changes the total', async () => {
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

test('a number of units stays within the stock and counts in the total', async () => {
  const user = userEvent.setup()
  render(<BuyForm {...props} hasQuantity now={{ price: '10.10', status: 1, reserved: false, stock: 3 }} tiers={[]} />)
  const box = screen.getByLabelText<HTMLInputElement>('数量')
  for (let i = 0; i < 2; i++) await user.click(screen.getByRole('button', { name: '增加一件' }))
  expect(box.value).toBe('3')
  expect(total()).toBe('30.30')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '增加一件' }).disabled).toBe(true)
})

test.each([
  [3, '已售出'],
  [2, '已下架'],
])('status %i offers no cover, sum or bargaining, and says why', (status, word) => {
  const now = { price: '2680.00', status, reserved: false, stock: 0 }
  render(<BuyForm {...props} bargain now={now} moreHref="/wares?gt=1&gid=107" />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: word }).disabled).toBe(true)
  expect(screen.getByText(goodsState(now).reason)).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toEqual([])
  expect(screen.queryByText('应付')).toBeNull()
  expect(screen.queryByRole('button', { name: /议价|降价提醒|立即购买/ })).toBeNull()
  expect(screen.getByRole('link', { name: '看同类在售' }).getAttribute('href')).toBe('/wares?gt=1&gid=107')
})

test('each cover says its term, what it pays for this price, and what it costs', () => {
  render(<BuyForm {...props} tiers={[{ ...TIER, mostPercent: 150 }]} />)
  expect(screen.getByRole('radio', { name: /免费保障 7 天.*免费.*赔 ¥2,680.00/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /普通包赔 365 天.*\+¥268.00.*最多赔 ¥4,020.00/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: '赔付规则' })).toBeTruthy()
})

test.each([
  [{ status: 1, reserved: true, stock: 0 }, '交易中'],
  [{ status: 1, reserved: false, stock: 0 }, '已售罄'],
])('%o cannot be bought and says why', (goods, word) => {
  const now = { price: '2680.00', ...goods }
  const state = goodsState(now)
  render(<BuyForm {...props} now={now} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: word }).disabled).toBe(true)
  expect(screen.getByText(state.reason)).toBeTruthy()
})

test('somebody else about to pay, a new price: the open page follows', async () => {
  vi.useFakeTimers()
  vi.mocked(lazyCall).mockResolvedValueOnce({ price: '2580.00', status: 1, reserved: true, stock: 0 } as never)
  render(<BuyForm {...props} />)
  await act(() => vi.advanceTimersByTimeAsync(8000))
  vi.useRealTimers()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '交易中' }).disabled).toBe(true)
  expect(screen.getByText('价格已更新，原价 ¥2680.00')).toBeTruthy()
  expect(total()).toBe('2580.00')
})

test('bargaining is for members: a visitor logs in first', async () => {
  const goTo = vi.spyOn(location, 'assign').mockImplementation(() => {})
  render(<BuyForm {...props} bargain />)
  await userEvent.click(screen.getByRole('button', { name: '议价' }))
  expect(goTo).toHaveBeenCalledWith(expect.stringContaining('/login?returnUrl='))
})

test('a visitor is sent to the login; a member adds the favourite once in 1.5 s', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  render(<BuyForm {...props} />)
  const heart = screen.getByRole('button', { name: /^收藏/ })
  await userEvent.click(heart)
  expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/login\?returnUrl=/))
  Cookies.set('token', 'a.b')
  await userEvent.click(heart)
  await userEvent.click(heart)
  expect(vi.mocked(lazyCall).mock.calls.filter(([name]) => name === 'POST /user/followGoods')).toHaveLength(1)
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  expect(heart.textContent).toBe('144')
})
