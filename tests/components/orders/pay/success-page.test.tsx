// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OrderSteps } from '@/components/orders/pay/order-steps'
import { SuccessPage } from '@/components/orders/pay/success-page'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { actionOf, clockOf, orderOf, rentalOf } from '../../support/sample-orders'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const show = async (order: OrderDetail) => {
  server.use(mockCall('GET /order/orderDetail', order))
  render(<SuccessPage orderSn={order.orderSn} />)
  await screen.findByText('订单凭据')
}
const slip = () => document.querySelector('.slip')?.textContent

test('the success page of a sale shows the next step, its deadline, the receipt and the chat', async () => {
  await show(orderOf())
  expect(screen.getByText('付款成功')).toBeTruthy()
  expect(screen.getByText('等待卖家交付账号')).toBeTruthy()
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('剩余发货时间')
  expect(slip()).toContain('商品金额¥2,680.00普通包赔 365 天¥134.00实付¥2,814.00')
  expect(screen.getByText('进入订单群聊').getAttribute('href')).toBe(
    '/chatSystem?status=1&returnType=0&orderSn=D2611211234567890',
  )
  expect(screen.getByText('确认收货前不放款')).toBeTruthy()
})

test('the success page of a rental shows rental texts', async () => {
  const turn = {
    tone: 'info',
    title: '等待号主交付账号',
    text: '租金和押金由平台托管。号主10分钟内不交付，订单自动取消并全额退款。',
    clock: clockOf({ label: '剩余发货时间', outcome: '号主不交付，全额退款', dueIn: 600, span: 600 }),
  } as const
  await show(rentalOf({ status: 1, subStatus: 'DELIVERING', turn, actions: [], hasCredentials: false }))
  expect(screen.getByText('付款成功')).toBeTruthy()
  expect(screen.getByText('等待号主交付账号')).toBeTruthy()
  expect(screen.getByText(turn.text)).toBeTruthy()
  expect(slip()).toContain('租金¥28.50押金（归还后退）¥60.00实付¥88.50')
  expect(slip()).toContain('租期5 小时')
  expect(document.body.textContent).not.toMatch(/确认收货|卖家|验号/)
})

test('an unpaid order on the success page shows a message and links to the cashier', async () => {
  const pay = actionOf({
    action: 'pay',
    form: 'link',
    label: '去付款',
    primary: true,
    href: '/wares/ZH1/pay?orderSn=D1',
  })
  const turn = {
    tone: 'warn',
    title: '等待付款',
    text: '商品已为你保留，超时未付款订单自动取消。',
    clock: null,
  } as const
  await show(orderOf({ status: 0, payTime: null, groupId: null, turn, actions: [pay] }))
  expect(screen.queryByText('付款成功')).toBeNull()
  expect(screen.getByText('等待付款')).toBeTruthy()
  expect(screen.getByText('去付款').getAttribute('href')).toBe('/wares/ZH1/pay?orderSn=D1')
  expect(screen.queryByText('进入订单群聊')).toBeNull()
})

test('a refunded order is not shown as a success', async () => {
  const turn = { tone: 'muted', title: '因卖家原因取消', text: '已付款项原路退回。', clock: null } as const
  await show(orderOf({ status: 8, turn }))
  expect(screen.queryByText('付款成功')).toBeNull()
  expect(screen.getByText('因卖家原因取消')).toBeTruthy()
})

const steps = async (names: string[], done: number) => {
  const stages = names.map((name, i) => ({ name, done: i < done }))
  server.use(mockCall('GET /order/listOrderProcess', { list: [], stages }))
  render(<OrderSteps orderSn="D2611211234567890" />)
  await screen.findByRole('list', { name: '进度' })
  return screen.getAllByRole('listitem').map((item) => item.textContent)
}

test('the cashier shows the stages of the order', async () => {
  expect(await steps(['下单', '付款', '租用', '归还'], 1)).toEqual(['已完成：下单', '2付款', '3租用', '4归还'])
  expect(screen.getByText('付款').getAttribute('aria-current')).toBe('step')
})

test('a completed order has no current stage', async () => {
  await steps(['下单', '付款', '发货', '确认收货'], 4)
  expect(screen.getAllByRole('listitem').some((item) => item.hasAttribute('aria-current'))).toBe(false)
})

test('without an order number no steps are shown', async () => {
  render(<OrderSteps orderSn="" />)
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull())
})

test('a code that was delivered at once is shown after payment, to copy, with how to redeem it, and is loaded once', async () => {
  const turn = { tone: 'warn', title: '请检查并确认收货', text: '请先兑换。', clock: null } as const
  const load = mockCall('POST /order/credentials', { account: '', password: '', note: 'ABCD-1234', views: 1 })
  server.use(load)
  const order = orderOf({
    orderTypeId: 46,
    mode: 'code',
    status: 2,
    subStatus: 'INSPECTION',
    hasCredentials: true,
    turn,
  })
  await show(order)
  expect(await screen.findByText('ABCD-1234')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '兑换码' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '复制兑换码' })).toBeTruthy()
  expect(screen.getByText(/先截图，再申请售后/)).toBeTruthy()
  await waitFor(() => expect(load.inputs).toHaveLength(1))
})

test('the credentials of an account are not loaded by the success page', async () => {
  const load = mockCall('POST /order/credentials', { account: 'a', password: 'b', note: '', views: 1 })
  server.use(load)
  await show(orderOf({ status: 2, subStatus: 'INSPECTION', hasCredentials: true }))
  expect(screen.queryByRole('heading', { name: '交付内容' })).toBeNull()
  expect(load.inputs).toHaveLength(0)
})
