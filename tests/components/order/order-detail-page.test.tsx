// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OrderDetailPage } from '@/components/order/order-detail-page'
import { stepsOf } from '@/components/order/order-process'
import { ApiError, call } from '@/lib/client/api'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { orderOf } from '../support/sample-orders'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))
vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const process = [
  { createTime: '2026-11-21 14:05:28', orderStatus: 0, explain: '买家已下单', done: true },
  { createTime: '2026-11-21 14:06:00', orderStatus: 1, explain: '买家已付款', done: true },
  { createTime: '', orderStatus: 2, explain: '卖家发货', done: false },
]
const show = async (detail: OrderDetail) => {
  vi.mocked(call).mockImplementation((async (name: string) =>
    name === 'GET /order/orderDetail' ? detail : { list: process }) as never)
  render(<OrderDetailPage orderSn={detail.orderSn} />)
  await screen.findByText('订单进度')
}

test('the buyer reads total and cover', async () => {
  await show(orderOf({ actions: ['refund'] }))
  expect(screen.getByText('等待卖家交付账号')).toBeTruthy()
  expect(screen.getByText('¥134.00')).toBeTruthy()
  expect(document.querySelector('data[value="2814.00"]')).toBeTruthy()
  expect(screen.queryByText('预计到账')).toBeNull()
  expect(screen.getByText('申请退款')).toBeTruthy()
})

test('the seller reads unit price, fee and income, and no total', async () => {
  await show(
    orderOf({
      belong: 1,
      totalPrice: null,
      ensurePrice: null,
      ensureId: null,
      sellerIncome: '2519.20',
      actions: ['deliver'],
    }),
  )
  expect(screen.getByText('平台服务费').parentElement?.textContent).toBe('平台服务费-¥160.80')
  expect(document.querySelector('data[value="2519.20"]')).toBeTruthy()
  expect(screen.queryByText('包赔服务')).toBeNull()
  expect(screen.getByText('交付')).toBeTruthy()
})

test('an order that cannot be loaded says why', async () => {
  vi.mocked(call).mockRejectedValue(new ApiError(404, '内容不存在或已被删除'))
  render(<OrderDetailPage orderSn="D0000000000000000" />)
  expect(await screen.findByText('内容不存在或已被删除')).toBeTruthy()
})

test('the timeline marks where the order stands', () => {
  expect(stepsOf({ status: 1 }, process).map((step) => step.state)).toEqual(['done', 'now', 'todo'])
  expect(stepsOf({ status: 8 }, process.slice(0, 2)).map((step) => step.state)).toEqual(['done', 'failed'])
  expect(stepsOf({ status: 3 }, process.slice(0, 2)).map((step) => step.state)).toEqual(['done', 'done'])
})
