// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { BestOrderPage } from '@/components/fast-gold/best-order-page'
import { ApiError, call } from '@/lib/client/api'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { lazyCall } from '@/lib/client/lazy-call'
import { AREAS, offerOf, quoteOf } from '../support/sample-coins'
import { termsOf } from '../support/sample-terms'
import { userOf } from '../support/sample-user'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))
vi.mock('@/lib/client/lazy-call', () => ({ lazyCall: vi.fn() }))

const CARD = {
  cardId: 5,
  gameId: 131,
  gameName: '',
  areaId: 1,
  areaName: '广东',
  serverId: 15,
  serverName: '广东五区',
  crossId: 1,
  crossName: '跨一',
  roleName: '风起沧澜',
  note: '',
  isDefault: true,
  createTime: '',
}
const TERMS = termsOf({
  deliverMinutes: 25,
  leaveMinutes: 60,
  noShowBp: 200,
  holdHours: 12,
})
let placed: Record<string, string>[]
let placing: () => unknown
let games: { gameId: number; gameName: string; offers: number }[]
const assign = vi.fn()
beforeEach(() => {
  placed = []
  placing = () => ({ orderSn: 'D1', totalPrice: '93.60', expiresIn: 900 })
  games = [{ gameId: 131, gameName: '地下城与勇士', offers: 3 }]
  assign.mockReset()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  setProfile(userOf())
  vi.mocked(lazyCall).mockReset()
  vi.mocked(lazyCall).mockImplementation((async () => quoteOf()) as never)
  vi.mocked(call).mockImplementation((async (name: string, input: Record<string, string>) => {
    if (name === 'GET /quickCoin/getQuickCoinList') return { games, list: [offerOf()], total: 1 }
    if (name === 'GET /comm/gamefilter') return { gameId: 131, areas: AREAS, fields: [] }
    if (name === 'GET /roleCard/roleCardInfoList') return { list: [CARD] }
    if (name === 'GET /dist/tradeTerms') return TERMS
    placed.push(input)
    return placing()
  }) as never)
})
const show = async () => {
  render(<BestOrderPage gid="131" />)
  const yuan = await screen.findByLabelText<HTMLInputElement>(/付多少/)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/收货角色名/).value).toBe('风起沧澜'))
  return { user: userEvent.setup(), yuan }
}
const asked = () => vi.mocked(lazyCall).mock.calls.map(([, input]) => input)
const total = () => document.querySelector('aside data')?.getAttribute('value')

test('the default character brings its place; the price is said to the fen and is what is ordered', async () => {
  const { user, yuan } = await show()
  await user.type(yuan, '93.6')
  await waitFor(() => expect(total()).toBe('93.60'))
  expect(asked().at(-1)).toEqual({ kind: 'sell', gid: '131', areaId: '1', serverId: '15', yuan: '93.6' })
  expect(screen.getByLabelText<HTMLInputElement>(/得多少（万金币）/).value).toBe('12027.6')
  expect(screen.getByText('另有 2 家同价备选')).toBeTruthy()
  expect(screen.getByText('接单后 25 分钟内交付；超过 1 小时可取消并获赔货款的 2%。')).toBeTruthy()
  expect(screen.getByText(/确认收货 12 小时后放款给币商/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '提交订单' }))
  expect(screen.getByText('请先阅读并同意交易协议')).toBeTruthy()
  expect(placed).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /我已阅读/ }))
  await user.click(screen.getByRole('button', { name: '提交订单' }))
  expect(placed).toEqual([
    {
      gid: '131',
      areaId: '1',
      serverId: '15',
      amount: '120276000',
      ratio: '1285000.00',
      roleName: '风起沧澜',
      contact: undefined,
      agree: '1',
    },
  ])
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/wares/D1/pay?orderSn=D1'))
})

test('an amount asks for an amount, and the money follows', async () => {
  const { user, yuan } = await show()
  await user.type(screen.getByLabelText(/得多少/), '12027.6')
  await waitFor(() => expect(total()).toBe('93.60'))
  expect(asked().at(-1)).toMatchObject({ amount: '120276000' })
  expect(asked().at(-1)).not.toHaveProperty('yuan')
  expect(yuan.value).toBe('93.60')
})

test('nobody can take so much: the reason stands there and nothing is sent', async () => {
  vi.mocked(lazyCall).mockRejectedValue(new ApiError(1244, '暂时没有币商能接这个数量，请调整数量或稍后再试', null))
  const { user, yuan } = await show()
  await user.type(yuan, '99999')
  expect(await screen.findByText(/暂时没有币商能接这个数量/)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: /我已阅读/ }))
  await user.click(screen.getByRole('button', { name: '提交订单' }))
  expect(placed).toEqual([])
  expect(total()).toBeUndefined()
})

test('a ratio that fell meanwhile is said, and asked for again', async () => {
  placing = () => Promise.reject(new ApiError(1205, '比例已变动，请确认新的价格后再下单', null))
  const { user, yuan } = await show()
  await user.type(yuan, '93.6')
  await waitFor(() => expect(total()).toBe('93.60'))
  await user.click(screen.getByRole('checkbox', { name: /我已阅读/ }))
  await user.click(screen.getByRole('button', { name: '提交订单' }))
  expect(await screen.findByText(/比例已变动/)).toBeTruthy()
  vi.mocked(lazyCall).mockImplementation((async () => quoteOf({ price: '95.00' })) as never)
  await user.click(screen.getByRole('button', { name: '刷新报价' }))
  await waitFor(() => expect(total()).toBe('95.00'))
  expect(assign).not.toHaveBeenCalled()
})

test('without merchants there is a way on, and a game without them is said', async () => {
  games = []
  const { unmount } = render(<BestOrderPage gid="131" />)
  expect((await screen.findByRole('link', { name: '看现货' })).getAttribute('href')).toBe('/wares/hotShoppingMall')
  unmount()
  games = [{ gameId: 104, gameName: '三角洲行动', offers: 1 }]
  render(<BestOrderPage gid="131" />)
  expect(await screen.findByText(/这款游戏现在没有币商接单/)).toBeTruthy()
  expect(screen.queryByLabelText(/付多少/)).toBeNull()
})
