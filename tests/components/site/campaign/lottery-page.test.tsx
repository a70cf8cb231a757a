// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { LotteryPage } from '@/components/site/campaign/lottery-page'
import { oddsText } from '@/components/site/campaign/odds-text'
import type { LotteryInfo } from '@/lib/contract/entities/campaign'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'

const coupon = (prizeId: number, name: string, amount: string, odds: number, remaining = 9) => ({
  prizeId,
  name,
  kind: 'coupon' as const,
  amount,
  minAmount: '100.00',
  quantity: 10,
  remaining,
  odds,
  oddsNow: remaining === 0 ? 0 : odds,
})
const lottery: LotteryInfo = {
  lotteryId: 7,
  title: '岁末感恩抽奖',
  intro: '每天一次免费机会',
  rules: ['规则一', '规则二'],
  startTime: '2026-11-01 00:00:00',
  endTime: '2026-12-31 00:00:00',
  state: 'open',
  freePerDay: 1,
  maxPerDay: 5,
  minOrder: '100.00',
  prizes: [
    coupon(1, '特等奖 500元券', '500.00', 20, 0),
    coupon(2, '阳光奖 5元券', '5.00', 399_980),
    {
      prizeId: 3,
      name: '谢谢参与',
      kind: 'nothing',
      amount: null,
      minAmount: null,
      quantity: null,
      remaining: null,
      odds: 600_000,
      oddsNow: 600_020,
    },
  ],
  winners: [{ name: '南**猫', prize: '阳光奖 5元券', time: '2026-11-20 12:30:00' }],
}
const won = { drawId: 1, prizeId: 2, prize: '阳光奖 5元券', won: true, couponId: 4, time: '2026-11-21 10:00:00' }

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList) // Disables the running lights.
  Cookies.set('token', 't')
  server.use(
    mockCall('GET /activity/lottery/lotteryInfo', { lottery }),
    mockCall('GET /activity/lottery/myLottery', { chances: { free: 1, earned: 0, left: 1 }, list: [] }),
    mockCall('POST /activity/lottery/draw', { draw: won, chances: { free: 0, earned: 0, left: 0 } }),
  )
})

test('odds and quantities of the lottery are listed in a table that adds up to 100 %', () => {
  render(<LotteryPage initial={lottery} />)
  const table = screen.getByRole('table', { name: '奖品数量与中奖概率' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['奖品', '数量', '剩余', '公示概率', '当前概率'],
    ['特等奖 500元券商品金额满 100 元可用', '10', '已发完', '0.002%', '0%'],
    ['阳光奖 5元券商品金额满 100 元可用', '10', '9', '39.998%', '39.998%'],
    ['谢谢参与', '不限', '不限', '60%', '60.002%'],
    ['合计', '100%', '100%'],
  ])
  expect([20, 567_780, 1_000_000, 0].map(oddsText)).toEqual(['0.002%', '56.778%', '100%', '0%'])
})

test('a draw shows the prize, where to find it, and that no chance is left', async () => {
  const draw = mockCall('POST /activity/lottery/draw', { draw: won, chances: { free: 0, earned: 0, left: 0 } })
  server.use(draw)
  render(<LotteryPage initial={lottery} />)
  await screen.findByText('今天还可抽 1 次')
  await userEvent.click(screen.getByRole('button', { name: '抽奖' }))
  const dialog = await screen.findByRole('dialog', { name: '抽中了' })
  expect(within(dialog).getByText('阳光奖 5元券')).toBeTruthy()
  expect(within(dialog).getByRole('link', { name: '查看我的优惠券' }).getAttribute('href')).toBe(
    '/lotterydraw/myCoupon',
  )
  await userEvent.click(within(dialog).getByRole('button', { name: '知道了' }))
  expect(screen.getByText('今天没有机会了')).toBeTruthy()
  expect(screen.getByRole('button', { name: '抽奖' })).toHaveProperty('disabled', true)
  expect(document.querySelector('[data-lit]')?.textContent).toContain('阳光奖')
  expect(draw.inputs).toEqual([{ lotteryId: '7' }])
})

test('a draw repeated after a lost response keeps its idempotency key', async () => {
  render(<LotteryPage initial={lottery} />)
  await screen.findByText('今天还可抽 1 次')
  const draw = mockCall('POST /activity/lottery/draw', 'lost')
  server.use(draw)
  await userEvent.click(screen.getByRole('button', { name: '抽奖' }))
  expect((await screen.findByRole('alert')).textContent).toContain('网络超时')
  await userEvent.click(screen.getByRole('button', { name: '抽奖' }))
  await waitFor(() => expect(draw.keys).toHaveLength(2))
  const [first, second] = draw.keys
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test('an unverified member gets a link to the verification when drawing', async () => {
  render(<LotteryPage initial={lottery} />)
  server.use(mockCall('POST /activity/lottery/draw', { refuse: 'NOT_VERIFIED' }))
  await userEvent.click(screen.getByRole('button', { name: '抽奖' }))
  expect((await screen.findByRole('link', { name: '去认证' })).getAttribute('href')).toContain('identityAuthentication')
})

test('the draw button redirects visitors to the login, and own draws are not loaded', async () => {
  Cookies.remove('token')
  const own = mockCall('GET /activity/lottery/myLottery', { chances: { free: 1, earned: 0, left: 1 }, list: [] })
  server.use(own)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  render(<LotteryPage initial={lottery} />)
  expect(screen.getByText(/后查看自己的机会和记录/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '登录抽奖' }))
  expect(assign).toHaveBeenCalledWith('/login?returnUrl=%2Flotterydraw')
  expect(own.inputs).toEqual([])
})

test('an ended lottery cannot be drawn', () => {
  render(<LotteryPage initial={{ ...lottery, state: 'ended' }} />)
  expect(screen.getByRole('button', { name: '活动已结束' })).toHaveProperty('disabled', true)
})
