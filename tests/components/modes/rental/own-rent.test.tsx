// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Offer } from '@/components/modes/rental/offer-draft'
import { OwnRentPage } from '@/components/modes/rental/own-rent-page'
import { readRentTab } from '@/components/modes/rental/rent-tabs'
import { ShelfPage } from '@/components/modes/rental/shelf-page'
import { toastSnapshot } from '@/lib/client/toast-store'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { actionOf, orderPage } from '../../support/sample-orders'
import { accountOf, offerOf, offerPage, runningOf } from '../../support/sample-rentals'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

// the counts of the tabs
beforeEach(() =>
  server.use(mockCall('GET /order/queryOrderList', orderPage([])), mockCall('GET /rental/ownOffers', offerPage([]))),
)
const answer = (...list: Offer[]) => server.use(mockCall('GET /rental/ownOffers', offerPage(list)))
const show = async (...list: Offer[]) => {
  answer(...list)
  render(<OwnRentPage tab={0} />)
  return within(await screen.findByRole('listitem'))
}
const running = { orderSn: 'D2611211234567890', statusName: '租用中', endTime: '2026-11-21 17:47:00' }

test('a rental offer shows its prices, availability, delivery method and income', async () => {
  const row = await show(offerOf())
  for (const text of ['可租', '自动交付', '¥300.00', '48']) expect(row.getByText(text)).toBeTruthy()
  expect(row.getByText(/已完成/).textContent).toContain('3')
  expect(screen.getByText('累计租金收入').nextSibling?.textContent).toContain('128')
  expect(row.getByRole('link', { name: /修改/ }).getAttribute('href')).toBe('/center/rent/publish?goodsSn=ZHWZ1070931')
})

test('a running rental links to its order', async () => {
  const row = await show(offerOf({ running }))
  expect(row.getByText('租用中')).toBeTruthy()
  const link = row.getByRole('link', { name: /租到 11-21 17:47/ })
  expect(link.getAttribute('href')).toBe('/center/buyers/buyOrderDetail?orderSn=D2611211234567890')
})

test('a rental offer with credentials seen by a renter asks for new ones', async () => {
  const row = await show(offerOf({ handOver: 'stale' }))
  expect(row.getByText(/不再自动交付/)).toBeTruthy()
  expect(row.getByRole('link', { name: '换密码后保存新的' }).getAttribute('href')).toBe(
    '/center/rent/publish?goodsSn=ZHWZ1070931#hand-over',
  )
})

test.each<[string, Partial<Offer>]>([
  ['已停止出租', { isLet: false }],
  ['商品已下架', { goods: accountOf({ status: 2 }) }],
  ['审核通过后出租', { goods: accountOf({ status: 0 }) }],
  ['审核中', { goods: accountOf({ status: 0 }) }],
  ['商品未通过审核', { goods: accountOf({ status: 5 }) }],
  ['14:20 恢复', { pausedUntil: '2026-11-21 14:20:00' }],
  ['每单自己交付', { handOver: 'hand' }],
])('shows the rental offer state: %s', async (text, more) => {
  const row = await show(offerOf(more))
  expect(row.getByText(text)).toBeTruthy()
})

test('own rentals are filtered by state and searched; an account is taken out of the hall from its row', async () => {
  const counts = { waiting: 1, rented: 0, free: 4, stopped: 2 }
  const lists = mockCall('GET /rental/ownOffers', { ...offerPage([offerOf()]), counts })
  const shelve = mockCall('POST /rental/shelveOffer', null)
  server.use(lists, shelve)
  const user = userEvent.setup()
  render(<OwnRentPage tab={0} />)
  expect(await screen.findByRole('button', { name: '全部 7' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '待处理 1' }))
  await waitFor(() => expect(lists.inputs.at(-1)).toMatchObject({ state: 'waiting', page: '1' }))
  await user.type(screen.getByRole('searchbox', { name: '搜索出租的账号' }), ' 公孙离{Enter}')
  await waitFor(() => expect(lists.inputs.at(-1)).toMatchObject({ state: 'waiting', keyWord: '公孙离' }))
  await user.click(await screen.findByRole('switch', { name: '出租 ZHWZ1070931' }))
  await user.click(screen.getByRole('button', { name: '停止出租' }))
  await waitFor(() => expect(shelve.inputs).toEqual([{ goodsSn: 'ZHWZ1070931', on: '0' }]))
})

test('without rental offers an explanation and a link to create one are shown', async () => {
  answer()
  render(<OwnRentPage tab={0} />)
  expect(await screen.findByText('还没有出租账号')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: '发布出租' })[0]?.getAttribute('href')).toBe('/center/rent/publish')
})

test('skeletons are shown while loading takes long', async () => {
  server.use(http.get('*/api/rental/ownOffers', () => delay('infinite')))
  render(<OwnRentPage tab={0} />)
  expect(await screen.findByRole('status', { name: '加载中' })).toBeTruthy()
})

test('a failed list shows the reason and can be retried', async () => {
  server.use(mockCall('GET /rental/ownOffers', { refuse: 'SERVER_ERROR' }))
  render(<OwnRentPage tab={0} />)
  expect((await screen.findByRole('alert')).textContent).toContain('服务器暂时无法访问了')
  answer(offerOf())
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('listitem')).toBeTruthy()
})

test('the other tabs list rental orders of both sides, each with its next step', async () => {
  const inputs: Record<string, string>[] = []
  const deliver = actionOf({ action: 'deliver', label: '交付账号', form: 'credentials', primary: true })
  answer(offerOf())
  server.use(
    mockCall('GET /order/queryOrderList', ({ input }) => {
      if (input.pageSize !== '1') inputs.push(input)
      return orderPage([input.belong === '1' ? runningOf({ totalPrice: null, actions: [deliver] }) : runningOf()])
    }),
  )
  render(<OwnRentPage tab={0} />)
  await userEvent.click(screen.getByRole('button', { name: '出租订单' }))
  expect(await screen.findByRole('button', { name: /交付账号/ })).toBeTruthy()
  expect(location.search).toBe('?tabIndex=1')
  await userEvent.click(screen.getByRole('button', { name: /我租的/ }))
  const renew = await screen.findByRole('link', { name: /续租/ })
  expect(renew.getAttribute('href')).toBe('/wares/ZHWZ1070931/timePurchase?orderSn=D2611211234567890')
  expect(inputs.map(({ mode, belong }) => [mode, belong])).toEqual([
    ['rental', '1'],
    ['rental', '0'],
  ])
})

test('rental orders are filtered by state, running ones first', async () => {
  const counts = { mine: 0, minePaid: 0, mineShipped: 0, unpaid: 0, paid: 0, shipped: 2, complete: 5, failed: 0 }
  const lists = mockCall('GET /order/queryOrderList', orderPage([runningOf({ totalPrice: null })], { counts }))
  server.use(lists)
  render(<OwnRentPage tab={1} />)
  await userEvent.click(await screen.findByRole('button', { name: '租用中 2' }))
  await waitFor(() => expect(lists.inputs.at(-1)).toMatchObject({ status: '2', sort: 'due', pages: '1' }))
  expect(screen.queryByRole('button', { name: /待付款/ })).toBeNull()
  server.use(mockCall('GET /order/queryOrderList', orderPage([], { counts })))
  await userEvent.click(screen.getByRole('button', { name: '已取消' }))
  expect(await screen.findByText('没有已取消的租号订单')).toBeTruthy()
})

test('a tab without orders shows where to find some', async () => {
  server.use(mockCall('GET /order/queryOrderList', orderPage([])))
  render(<OwnRentPage tab={2} />)
  expect(await screen.findByText('还没有租过账号')).toBeTruthy()
  expect(screen.getByRole('link', { name: '去租号大厅' }).getAttribute('href')).toBe('/wares?gt=1&rent=1')
})

test('an unknown tab is none', () => {
  expect([readRentTab(undefined), readRentTab('2'), readRentTab('9'), readRentTab(['1'])]).toEqual([
    undefined,
    2,
    undefined,
    1,
  ])
})

const rentalsOf = ({ rented, open }: { rented: number; open: number }) =>
  mockCall('GET /order/queryOrderList', ({ input: { belong } }) =>
    belong === '1'
      ? orderPage([], {
          counts: { mine: 0, minePaid: 0, mineShipped: 0, unpaid: 9, paid: 1, shipped: 2, complete: 0, failed: 0 },
        })
      : orderPage([runningOf()], {
          total: rented,
          counts: { mine: 0, minePaid: 0, mineShipped: 0, unpaid: 1, paid: 0, shipped: open, complete: 4, failed: 0 },
        }),
  )

test('a renter without own accounts for rent sees what they rented first, and tabs state orders in progress', async () => {
  server.use(rentalsOf({ rented: 7, open: 2 }))
  render(<OwnRentPage />)
  const tab = await screen.findByRole('button', { name: '我租的 3' })
  await waitFor(() => expect(tab.getAttribute('aria-current')).toBe('true'))
  expect(screen.getByRole('button', { name: '出租订单 3' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '我出租的' })).toBeTruthy()
})

test.each([
  ['an owner', { offers: [offerOf()], rented: 7, tab: undefined, open: /我出租的 1/ }],
  ['a member who never rented', { offers: [], rented: 0, tab: undefined, open: '我出租的' }],
  ['a renter who asked for the orders', { offers: [], rented: 7, tab: 1, open: /出租订单/ }],
])('%s does not start with what was rented', async (_, { offers, rented, tab, open }) => {
  server.use(rentalsOf({ rented, open: 0 }))
  answer(...offers)
  render(<OwnRentPage tab={tab} />)
  await screen.findByRole('button', { name: /出租订单 3/ })
  await waitFor(() => expect(screen.getByRole('button', { name: open }).getAttribute('aria-current')).toBe('true'))
})

test('unlisting a rental offer needs confirmation, relisting does not', async () => {
  const sent: Record<string, string>[] = []
  answer(offerOf({ running }))
  server.use(
    mockCall('POST /rental/shelveOffer', ({ input }) => {
      sent.push(input)
      answer(offerOf({ isLet: input.on === '1' }))
      return null
    }),
  )
  render(<ShelfPage />)
  const user = userEvent.setup()
  const toggle = () => screen.findByRole('switch', { name: '出租 ZHWZ1070931' })
  await user.click(await toggle())
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/租客不能再续租/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: '取消' }))
  expect(sent).toEqual([])
  await user.click(await toggle())
  await user.click(screen.getByRole('button', { name: '停止出租' }))
  await waitFor(async () => expect((await toggle()).getAttribute('aria-checked')).toBe('false'))
  await user.click(await toggle())
  await waitFor(async () => expect((await toggle()).getAttribute('aria-checked')).toBe('true'))
  expect(sent.map(({ on }) => on)).toEqual(['0', '1'])
})

test('a refused switch shows the reason and stays unchanged', async () => {
  answer(offerOf({ isLet: false }))
  server.use(mockCall('POST /rental/shelveOffer', { refuse: 'NOT_FOUND', msg: '没有找到可以出租的账号' }))
  render(<ShelfPage />)
  await userEvent.click(await screen.findByRole('switch'))
  await waitFor(() => expect(toastSnapshot().at(-1)?.text).toBe('没有找到可以出租的账号'))
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false')
})
