// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ShopReviews } from '@/components/listings/shop/shop-reviews'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { settle } from '../../../support/settle'

const row = (stars: number, text: string) => ({
  stars,
  text,
  buyer: '欧**9',
  gameName: '王者荣耀',
  goodsTypeStr: '账号',
  createTime: '2026-11-20',
})
type Reviews = Output<'GET /shop/reviews'>
const answer = (list: Reviews['list'], total: number, page = 1): Reviews => ({
  list,
  total,
  page,
  pageSize: 2,
  more: false,
  spread: [2, 0, 0, 0, 1],
})
const first = answer([row(5, '很快'), row(5, '不错')], 3)

test('reviews are filtered and paged, and a failure keeps the shown ones', async () => {
  render(<ShopReviews code="z3abd57zcu" stars={3.7} first={first} />)
  expect(screen.getByRole('heading').textContent).toBe('买家评价 3')
  const bands = within(screen.getByRole('group', { name: '评价' })).getAllByRole('button')
  expect(bands.map((button) => button.textContent)).toEqual(['全部 3', '好评 2', '中评 0', '差评 1'])

  const second = mockCall('GET /shop/reviews', answer([row(1, '等了两天')], 3, 2))
  server.use(second)
  await userEvent.click(screen.getByRole('button', { name: '第 2 页' }))
  expect(await screen.findByText('等了两天')).toBeTruthy()
  expect(screen.queryByText('很快')).toBeNull()

  const good = mockCall('GET /shop/reviews', 'lost')
  server.use(good)
  await userEvent.click(screen.getByRole('button', { name: '好评 2' }))
  await settle()
  expect(screen.getByText('等了两天')).toBeTruthy()
  expect(screen.getByRole('button', { name: '全部 3' }).getAttribute('aria-pressed')).toBe('true')

  const bad = mockCall('GET /shop/reviews', answer([row(1, '货不对')], 1))
  server.use(bad)
  await userEvent.click(screen.getByRole('button', { name: '差评 1' }))
  expect(await screen.findByText('货不对')).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull()
  expect([...second.inputs, ...good.inputs, ...bad.inputs]).toEqual([
    { code: 'z3abd57zcu', page: '2' },
    { code: 'z3abd57zcu', band: 'good', page: '1' },
    { code: 'z3abd57zcu', band: 'bad', page: '1' },
  ])
})

test('the latest review filter wins over a late response', async () => {
  let answerLate: (found: Reviews) => void = () => {}
  server.use(
    mockCall('GET /shop/reviews', ({ input }) =>
      input.band === 'good' ? new Promise<Reviews>((resolve) => (answerLate = resolve)) : answer([row(1, '货不对')], 1),
    ),
  )
  render(<ShopReviews code="z3abd57zcu" stars={3.7} first={first} />)
  await userEvent.click(screen.getByRole('button', { name: '好评 2' }))
  await userEvent.click(screen.getByRole('button', { name: '差评 1' }))
  expect(await screen.findByText('货不对')).toBeTruthy()
  answerLate(first)
  await settle()
  expect(screen.queryByText('很快')).toBeNull()
  expect(screen.getByRole('button', { name: '差评 1' }).getAttribute('aria-pressed')).toBe('true')
})

test('ratings without text are counted but not listed', () => {
  const { rerender } = render(<ShopReviews code="z3abd57zcu" stars={3.7} first={answer([row(5, '很快')], 1)} />)
  expect(screen.getByText('3 人打分，其中 1 人写了评价')).toBeTruthy()
  rerender(<ShopReviews key="none" code="z3abd57zcu" stars={3.7} first={answer([], 0)} />)
  expect(screen.getByText('买家只打了分，没有写评价')).toBeTruthy()
  expect(screen.queryByText('没有符合条件的评价。')).toBeNull()
})

test('a seller without reviews shows a message', () => {
  const none: Reviews = { ...answer([], 0), spread: [0, 0, 0, 0, 0] }
  render(<ShopReviews code="z3abd57zcu" stars={null} first={none} />)
  expect(screen.getByText('还没有买家评价过这位卖家。')).toBeTruthy()
  expect(screen.queryByRole('group')).toBeNull()
})
