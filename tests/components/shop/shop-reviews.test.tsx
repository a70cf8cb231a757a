// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ShopReviews } from '@/components/shop/shop-reviews'
import { lazyCall } from '@/lib/client/lazy-call'

vi.mock('@/lib/client/lazy-call', () => ({ lazyCall: vi.fn() }))

const row = (stars: number, text: string) => ({
  stars,
  text,
  buyer: '欧**9',
  gameName: '王者荣耀',
  goodsTypeStr: '账号',
  createTime: '2026-11-20',
})
const answer = (list: ReturnType<typeof row>[], total: number, page = 1) => ({
  list,
  total,
  page,
  pageSize: 2,
  more: false,
  spread: [2, 0, 0, 0, 1] as [number, number, number, number, number],
})
const first = answer([row(5, '很快'), row(5, '')], 3)

beforeEach(() => vi.mocked(lazyCall).mockReset())

test('the bad ones are one press away, further pages another, and a failure leaves what is shown', async () => {
  render(<ShopReviews code="z3abd57zcu" stars={3.7} first={first} />)
  expect(screen.getByRole('heading').textContent).toBe('买家评价 3')
  expect(screen.getByText('没有写评价')).toBeTruthy()
  const bands = within(screen.getByRole('group', { name: '评价' })).getAllByRole('button')
  expect(bands.map((button) => button.textContent)).toEqual(['全部 3', '好评 2', '中评 0', '差评 1'])

  vi.mocked(lazyCall).mockResolvedValueOnce(answer([row(1, '等了两天')], 3, 2) as never)
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
  expect(await screen.findByText('等了两天')).toBeTruthy()
  expect(screen.queryByText('很快')).toBeNull()

  vi.mocked(lazyCall).mockRejectedValueOnce(new Error('网络超时'))
  await userEvent.click(screen.getByRole('button', { name: '好评 2' }))
  expect(screen.getByText('等了两天')).toBeTruthy()
  expect(screen.getByRole('button', { name: '全部 3' }).getAttribute('aria-pressed')).toBe('true')

  vi.mocked(lazyCall).mockResolvedValueOnce(answer([row(1, '货不对')], 1) as never)
  await userEvent.click(screen.getByRole('button', { name: '差评 1' }))
  expect(await screen.findByText('货不对')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull()
  expect(vi.mocked(lazyCall).mock.calls.map(([name, input]) => [name, input])).toEqual([
    ['GET /shop/reviews', { code: 'z3abd57zcu', band: undefined, page: '2' }],
    ['GET /shop/reviews', { code: 'z3abd57zcu', band: 'good', page: '1' }],
    ['GET /shop/reviews', { code: 'z3abd57zcu', band: 'bad', page: '1' }],
  ])
})

test('the answer that was asked for last is shown, however late another comes', async () => {
  let tellLate: (found: unknown) => void = () => {}
  vi.mocked(lazyCall)
    .mockImplementationOnce((() => new Promise((done) => (tellLate = done))) as never)
    .mockResolvedValueOnce(answer([row(1, '货不对')], 1) as never)
  render(<ShopReviews code="z3abd57zcu" stars={3.7} first={first} />)
  await userEvent.click(screen.getByRole('button', { name: '好评 2' }))
  await userEvent.click(screen.getByRole('button', { name: '差评 1' }))
  expect(await screen.findByText('货不对')).toBeTruthy()
  tellLate(first)
  await Promise.resolve()
  expect(screen.queryByText('很快')).toBeNull()
  expect(screen.getByRole('button', { name: '差评 1' }).getAttribute('aria-pressed')).toBe('true')
})

test('a seller nobody rated says so', () => {
  const none = { ...answer([], 0), spread: [0, 0, 0, 0, 0] as [number, number, number, number, number] }
  render(<ShopReviews code="z3abd57zcu" stars={null} first={none} />)
  expect(screen.getByText('还没有买家评价过这位卖家。')).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
})
