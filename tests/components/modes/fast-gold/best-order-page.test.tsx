// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { BestOrderPage } from '@/components/modes/fast-gold/best-order-page'
import type { RoleCard } from '@/lib/contract/entities/role-card'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall, type Output } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { pageOf } from '../../support/page-of'
import { AREAS, offerOf, quoteOf } from '../../support/sample-coins'
import { filterOf } from '../../support/sample-games'
import { mockTerms } from '../../support/sample-terms'
import { userOf } from '../../support/sample-user'

const CARD: RoleCard = {
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
type Offers = Output<'GET /quickCoin/getQuickCoinList'>
const serveGames = (...games: Offers['games']) =>
  server.use(mockCall('GET /quickCoin/getQuickCoinList', { ...pageOf([offerOf()]), games }))
let place: MockedCall<'POST /quickCoin/placeQuickCoinOrder'>
let quotes: MockedCall<'GET /quickCoin/quote'>
const assign = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  assign.mockReset()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  logInAs(userOf())
  place = mockCall('POST /quickCoin/placeQuickCoinOrder', { orderSn: 'D1', totalPrice: '93.60', expiresIn: 900 })
  quotes = mockCall('GET /quickCoin/quote', quoteOf())
  serveGames({ gameId: 131, gameName: '地下城与勇士', offers: 3 })
  server.use(
    place,
    quotes,
    mockCall('GET /comm/gamefilter', filterOf({ gameId: 131, areas: AREAS })),
    mockCall('GET /roleCard/roleCardInfoList', { list: [CARD] }),
    mockTerms(() => ({ deliverMinutes: 25, leaveMinutes: 60, noShowBp: 200, holdHours: 12 })),
  )
})
const show = async () => {
  const { unmount } = render(<BestOrderPage gid="131" />)
  const yuan = await screen.findByLabelText<HTMLInputElement>(/付多少/)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/收货角色名/).value).toBe('风起沧澜'))
  return { user: userEvent.setup(), yuan, unmount }
}
const total = () => document.querySelector('aside data')?.getAttribute('value')

test('the default character selects its area, and the order is placed at the shown price', async () => {
  const { user, yuan } = await show()
  await user.type(yuan, '93.6')
  await waitFor(() => expect(total()).toBe('93.60'))
  expect(quotes.inputs.at(-1)).toEqual({ kind: 'sell', gid: '131', areaId: '1', serverId: '15', yuan: '93.6' })
  expect(screen.getByLabelText<HTMLInputElement>(/得多少（万金币）/).value).toBe('12027.6')
  expect(screen.getByText('另有 2 家同价备选')).toBeTruthy()
  expect(screen.getByText('接单后 25 分钟内发货；超过 1 小时可取消并获赔货款的 2%。')).toBeTruthy()
  expect(screen.getByText(/确认收货 12 小时后放款给币商/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '《交易服务协议》' }).getAttribute('href')).toBe('/legal/trade')
  await user.click(screen.getByRole('button', { name: '提交订单' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/wares/D1/pay?orderSn=D1'))
  expect(place.keys).toEqual([expect.any(String)])
  expect(place.inputs).toEqual([
    {
      gid: '131',
      areaId: '1',
      serverId: '15',
      amount: '120276000',
      ratio: '1285000.00',
      roleName: '风起沧澜',
      agree: '1',
    },
  ])
})

test('a typed amount requests a quote by amount and fills in the price', async () => {
  const { user, yuan } = await show()
  await user.type(screen.getByLabelText(/得多少/), '12027.6')
  await waitFor(() => expect(total()).toBe('93.60'))
  expect(quotes.inputs.at(-1)).toMatchObject({ amount: '120276000' })
  expect(quotes.inputs.at(-1)).not.toHaveProperty('yuan')
  expect(yuan.value).toBe('93.60')
})

test('an amount that no merchant accepts shows the reason and is not sent', async () => {
  server.use(mockCall('GET /quickCoin/quote', { refuse: 'NO_COIN_OFFER' }))
  const { user, yuan } = await show()
  await user.type(yuan, '99999')
  expect(await screen.findByText(/暂时没有币商能接这个数量/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '提交订单' }))
  expect(place.inputs).toEqual([])
  expect(total()).toBeUndefined()
})

test('a changed ratio is refused and quoted again', async () => {
  server.use(
    mockCall('POST /quickCoin/placeQuickCoinOrder', {
      refuse: 'PRICE_CHANGED',
      msg: '比例已变动，请确认新的价格后再下单',
    }),
  )
  const { user, yuan } = await show()
  await user.type(yuan, '93.6')
  await waitFor(() => expect(total()).toBe('93.60'))
  await user.click(screen.getByRole('button', { name: '提交订单' }))
  expect(await screen.findByText(/比例已变动/)).toBeTruthy()
  server.use(mockCall('GET /quickCoin/quote', quoteOf({ price: '95.00' })))
  await user.click(screen.getByRole('button', { name: '刷新报价' }))
  await waitFor(() => expect(total()).toBe('95.00'))
  expect(assign).not.toHaveBeenCalled()
})

test('typed values survive a reload until the order is placed; consent must be given again', async () => {
  const { user, yuan, unmount } = await show()
  await user.type(yuan, '93.6')
  unmount()
  const again = await show()
  expect(again.yuan.value).toBe('93.6')
  await waitFor(() => expect(total()).toBe('93.60'))
  await user.click(screen.getByRole('button', { name: '提交订单' }))
  await waitFor(() => expect(assign).toHaveBeenCalled())
  expect(sessionStorage.getItem('fastGoldOrder:')).toBeNull()
})

test('without merchants the page links to the listed goods', async () => {
  serveGames()
  const { unmount } = render(<BestOrderPage gid="131" />)
  expect((await screen.findByRole('link', { name: '看现货' })).getAttribute('href')).toBe('/wares/hotShoppingMall')
  unmount()
  serveGames({ gameId: 104, gameName: '三角洲行动', offers: 1 })
  render(<BestOrderPage gid="131" />)
  expect(await screen.findByText(/这款游戏现在没有币商接单/)).toBeTruthy()
  expect(screen.queryByLabelText(/付多少/)).toBeNull()
})
