// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { OrderDetailPage } from '@/components/orders/detail/order-detail-page'
import { stepsOf } from '@/components/orders/detail/order-timeline'
import { listenLive } from '@/lib/client/chat/live'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { actionOf, clockOf, frozenOf, orderOf, rentalOf, soldOf } from '../../support/sample-orders'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

beforeEach(() => Cookies.set('csrf', 'nonce12345.mac'))

const process = [
  { createTime: '2026-11-21 14:05:28', orderStatus: 0, explain: '买家已下单', done: true },
  { createTime: '2026-11-21 14:06:00', orderStatus: 1, explain: '买家已付款', done: true },
  { createTime: '', orderStatus: 2, explain: '卖家发货', done: false },
]
const tell = (detail: OrderDetail) =>
  server.use(
    mockCall('GET /order/orderDetail', detail),
    mockCall('GET /order/listOrderProcess', { list: process, stages: [] }),
  )
const show = async (detail: OrderDetail) => {
  tell(detail)
  render(<OrderDetailPage orderSn={detail.orderSn} />)
  await screen.findByText('订单进度')
}
/** Simulates a change of the order elsewhere. */
const moved = (detail: OrderDetail) => {
  tell(detail)
  const onEvent = vi.mocked(listenLive).mock.calls.at(-1)?.[0].onEvent
  act(() => onEvent?.({ type: 'order', orderSn: detail.orderSn }))
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const lines = (name: string) =>
  [...screen.getByRole('region', { name }).querySelectorAll('dl > div')].map((line) => line.textContent)

test('breadcrumbs link to the order list of that kind and side', async () => {
  await show(rentalOf({ belong: 1 }))
  const crumb = within(screen.getByRole('navigation', { name: '当前位置' }))
  expect(crumb.getByRole('link', { name: '租号订单' }).getAttribute('href')).toBe('/center/rent?tabIndex=1')
})

test('the buyer sees whose turn it is, the deadline, and the amounts of the response', async () => {
  await show(orderOf({ actions: [actionOf({ action: 'refund', form: 'reason', label: '申请退款' })] }))
  const band = part('订单状态')
  expect(band.getByRole('heading', { level: 1 }).textContent).toBe('等待卖家交付账号')
  expect(band.getByText('货款由平台托管。卖家发货前你可以申请退款，全额退回。')).toBeTruthy()
  expect(band.getByRole('timer').textContent).toMatch(/^(1:00:00|59:5\d)$/)
  expect(band.getByText(/卖家不发货，订单取消并全额退款/)).toBeTruthy()
  expect(band.getByRole('button', { name: '申请退款' })).toBeTruthy()
  expect(band.getByRole('link', { name: '进入群聊' }).getAttribute('href')).toBe(
    '/chatSystem?status=1&returnType=0&orderSn=D2611211234567890',
  )
  expect(lines('金额')).toEqual(['商品金额¥2,680.00', '普通包赔 365 天¥134.00', '实付¥2,814.00'])
  expect(lines('订单信息')).toEqual(['下单时间2026-11-21 14:05:28', '付款方式余额', '卖家秋**声'])
  expect(screen.queryByText('交易凭证')).toBeNull()
  expect(screen.queryByText('交付内容')).toBeNull()
})

test('the seller sees fee and income, but no total and no contact field', async () => {
  await show(soldOf({ actions: [actionOf({ action: 'deliver', form: 'credentials', label: '交付', primary: true })] }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('请交付账号资料')
  expect(lines('金额')).toEqual(['商品金额¥2,680.00', '平台服务费-¥160.80', '预计到账¥2,519.20'])
  expect(screen.queryByText(/包赔 365 天/)).toBeNull()
  expect(screen.queryByText('¥2,814.00')).toBeNull()
  expect(screen.queryByRole('region', { name: '联系方式' })).toBeNull()
  expect(screen.getByRole('link', { name: '进入群聊' }).getAttribute('href')).toContain('returnType=1')
  expect(screen.getByRole('button', { name: '交付' })).toBeTruthy()
})

test('a rental in use shows its remaining time, its costs and its actions', async () => {
  await show(rentalOf())
  const band = part('订单状态')
  expect(band.getByRole('timer').getAttribute('aria-label')).toBe('剩余时间')
  expect(band.getByRole('timer').parentElement?.dataset.state).toBe('calm')
  expect(band.getByRole('link', { name: '续租' }).getAttribute('href')).toBe(
    '/wares/ZHWZ1070931/timePurchase?orderSn=D2611211234567890',
  )
  expect(band.getAllByRole('button').map((button) => button.textContent)).toEqual(
    expect.arrayContaining(['提前归还', '账号与描述不符']),
  )
  expect(part('商品').getByText('/小时 × 5')).toBeTruthy()
  expect(lines('金额')).toEqual(['租金¥28.50', '押金（归还后退）¥60.00', '实付¥88.50'])
})

test('a frozen order shows a stopped timer, the evidence of both parties, and no actions', async () => {
  await show(frozenOf())
  const band = part('订单状态')
  expect(band.getByRole('timer').textContent).toBe('06:11')
  expect(band.getByText('客服处理后继续')).toBeTruthy()
  expect(band.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['复制订单号'])
  const proofs = part('交易凭证')
  const [renter, owner] = proofs.getAllByRole('listitem')
  expect(renter?.textContent).toContain('账号与描述不符黑骑士只剩 6 天')
  expect(renter?.textContent).toContain('租客 2026-11-21 13:02')
  expect(owner?.textContent).toContain('不认可发布时写的就是 7 天')
  expect(proofs.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
    '租客的凭证 1',
    '号主的凭证 1',
    '号主的凭证 2',
  ])
  // The SHA-256 of a picture can be compared with a copy; where none was stored no button is shown.
  expect(proofs.getAllByRole('button', { name: /SHA-256/ })).toHaveLength(2)
  expect(proofs.getAllByRole('link')[2]?.getAttribute('href')).toBe('/media/evidence/2/c.png?until=1')
})

test('delivered credentials are loaded on request, masked, counted, and removed when the order hides them', async () => {
  const views = [1, 2]
  await show(rentalOf())
  server.use(
    mockCall('POST /order/credentials', () => ({
      account: 'game-77',
      password: 'Secret-1',
      note: '扫码登录',
      views: views.shift() ?? 0,
    })),
  )
  const box = () => part('交付内容')
  fireEvent.click(box().getByRole('button', { name: '查看交付内容' }))
  expect(await box().findByText('game-77')).toBeTruthy()
  expect(box().getByText('扫码登录')).toBeTruthy()
  expect(box().getByText('每次查看都留记录，已看 1 次')).toBeTruthy()
  expect(box().queryByText('Secret-1')).toBeNull()
  fireEvent.click(box().getByRole('button', { name: '显示密码' }))
  expect(box().getByText('Secret-1')).toBeTruthy()
  fireEvent.click(box().getByRole('button', { name: '隐藏密码' }))
  expect(box().queryByText('Secret-1')).toBeNull()
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  fireEvent.click(box().getByRole('button', { name: '复制密码' }))
  await waitFor(() => expect(writeText).toHaveBeenCalledWith('Secret-1'))
  fireEvent.click(box().getByRole('button', { name: '收起' }))
  expect(box().queryByText('game-77')).toBeNull()
  fireEvent.click(box().getByRole('button', { name: '查看交付内容' }))
  expect(await box().findByText('每次查看都留记录，已看 2 次')).toBeTruthy()
  moved(rentalOf({ hasCredentials: false }))
  await waitFor(() => expect(screen.queryByText('交付内容')).toBeNull())
  expect(screen.queryByText('game-77')).toBeNull()
})

test.each([
  ['buyer', orderOf({ status: 2, subStatus: 'INSPECTION', hasCredentials: true })],
  ['seller', soldOf({ status: 2, subStatus: 'INSPECTION', handedOver: '内容只有买家能看到' })],
])('the %s sees who viewed the credentials, and when', async (_, detail) => {
  const looks = ['2026-11-21 18:30:05', '2026-11-21 16:02:11']
  await show({ ...detail, looksBy: '南**猫', looks })
  const box = part('交付内容')
  expect(box.getByText('查看记录 2 次，最近 11-21 18:30')).toBeTruthy()
  expect(box.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual(
    looks.map((time) => `${time}南**猫`),
  )
})

test('a reload keeps the viewed credentials; a refusal shows the reason', async () => {
  await show(rentalOf())
  server.use(mockCall('POST /order/credentials', { refuse: 'ORDER_STATE', msg: '现在不能查看账号资料' }))
  fireEvent.click(screen.getByRole('button', { name: '查看交付内容' }))
  expect(await screen.findByText('现在不能查看账号资料')).toBeTruthy()
  server.use(mockCall('POST /order/credentials', { account: 'game-77', password: '', note: '', views: 3 }))
  fireEvent.click(screen.getByRole('button', { name: '查看交付内容' }))
  expect(await screen.findByText('game-77')).toBeTruthy()
  moved(rentalOf({ statusName: '租用中', bigTitle: '换了标题' }))
  expect(await screen.findByText('换了标题')).toBeTruthy()
  expect(screen.getByText('game-77')).toBeTruthy()
})

test('the order is reloaded when its timer reaches zero', async () => {
  await show(orderOf({ turn: { ...orderOf().turn, clock: clockOf({ dueIn: 1 }) } }))
  tell(orderOf({ turn: { tone: 'muted', title: '因卖家原因取消', text: '卖家超时未发货。', clock: null } }))
  expect(await screen.findByText('因卖家原因取消', {}, { timeout: 4000 })).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
})

test('an order that cannot be loaded shows the reason', async () => {
  server.use(
    mockCall('GET /order/orderDetail', { refuse: 'NOT_FOUND' }),
    mockCall('GET /order/listOrderProcess', { refuse: 'NOT_FOUND' }),
  )
  render(<OrderDetailPage orderSn="D0000000000000000" />)
  expect(await screen.findByText('内容不存在或已被删除')).toBeTruthy()
})

test('an order of another site shows only a link to that site', async () => {
  const data = { siteName: '松间游戏交易', url: 'http://songjian.test/center/buyers/buyOrderDetail?orderSn=D1' }
  const refuse = { refuse: 'ELSEWHERE', msg: '内容在松间游戏交易，请到那里查看', data } as const
  server.use(mockCall('GET /order/orderDetail', refuse), mockCall('GET /order/listOrderProcess', refuse))
  render(<OrderDetailPage orderSn="D0000000000000000" />)
  expect((await screen.findByText('去松间游戏交易查看')).getAttribute('href')).toBe(data.url)
  expect(screen.getByText('这笔订单在松间游戏交易')).toBeTruthy()
  expect(screen.queryByText('重试')).toBeNull()
})

test('an order page without a number links to the order list', () => {
  render(<OrderDetailPage orderSn="" />)
  expect(screen.getByText('查看我的订单').getAttribute('href')).toBe('/center/buyers/buyRecord')
})

test('the timeline marks the current step of the order', () => {
  expect(stepsOf({ status: 1 }, process).map((step) => step.state)).toEqual(['done', 'now', 'todo'])
  expect(stepsOf({ status: 8 }, process.slice(0, 2)).map((step) => step.state)).toEqual(['done', 'failed'])
  expect(stepsOf({ status: 3 }, process.slice(0, 2)).map((step) => step.state)).toEqual(['done', 'done'])
})

test('the timeline shows each date once', () => {
  const nextDay = { createTime: '2026-11-22 00:10:00', orderStatus: 2, explain: '卖家已发货', done: true }
  expect(stepsOf({ status: 2 }, [...process.slice(0, 2), nextDay]).map(({ time, note }) => `${time} ${note}`)).toEqual([
    '14:05 2026-11-21',
    '14:06 ',
    '00:10 2026-11-22',
  ])
})
