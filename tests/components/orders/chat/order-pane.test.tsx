// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OrderPane } from '@/components/orders/chat/order-pane'
import type { OneOrder } from '@/components/orders/order/use-one-order'
import type { LoadState } from '@/lib/client/hooks/use-load'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { actionOf, frozenOf, orderOf, rentalOf, soldOf } from '../../support/sample-orders'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const process = [
  { createTime: '2026-11-21 14:05:28', orderStatus: 0, explain: '买家已下单', done: true },
  { createTime: '', orderStatus: 1, explain: '买家付款', done: false },
]
const reload = vi.fn()
const loaded = (more: Partial<LoadState<OneOrder | null>>): LoadState<OneOrder | null> => ({
  data: null,
  busy: false,
  isCurrent: true,
  slow: false,
  refusal: null,
  error: '',
  reload,
  ...more,
})
const loadedOrder = (detail: OrderDetail) => loaded({ data: { detail, process, loadedAt: Date.now() } })
const pane = () => within(screen.getByRole('region', { name: '订单详情' }))
const titles = () =>
  pane()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)

test('the order pane shows the sections of the order page, without a link to the chat', () => {
  const refund = actionOf({ action: 'refund', form: 'reason', label: '申请退款', reasons: ['不想要了'] })
  render(<OrderPane order={loadedOrder(orderOf({ actions: [refund] }))} onChanged={vi.fn()} />)
  expect(titles()).toEqual(['等待卖家交付账号', '订单进度', '商品', '金额', '订单信息'])
  expect(pane().getByRole('timer')).toBeTruthy()
  expect(pane().queryByText('进入群聊')).toBeNull()
  fireEvent.click(pane().getByRole('button', { name: '申请退款' }))
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('the buyer sees the discount among the amounts, the seller their own amounts', () => {
  const sums = [
    { label: '商品金额', amount: '178.90' },
    { label: '优惠券', amount: '-5.00' },
  ]
  const { unmount } = render(<OrderPane order={loadedOrder(orderOf({ sums }))} onChanged={vi.fn()} />)
  expect(pane().getByText('-¥5.00')).toBeTruthy()
  unmount()
  render(<OrderPane order={loadedOrder(soldOf())} onChanged={vi.fn()} />)
  expect(pane().getByText('-¥160.80')).toBeTruthy()
  expect(pane().getByText('预计到账')).toBeTruthy()
})

test('a rental shows its credentials in a separate section; a frozen one shows the evidence', () => {
  const { unmount } = render(<OrderPane order={loadedOrder(rentalOf())} onChanged={vi.fn()} />)
  expect(titles()).toEqual(['租用中', '交付内容', '订单进度', '商品', '金额', '订单信息'])
  unmount()
  render(<OrderPane order={loadedOrder(frozenOf())} onChanged={vi.fn()} />)
  expect(titles()).toEqual(['订单已冻结，等待客服处理', '交易凭证', '订单进度', '商品', '金额', '订单信息'])
})

test('a failed reload keeps the order and offers to try again', () => {
  render(<OrderPane order={{ ...loadedOrder(orderOf()), error: '网络超时' }} onChanged={vi.fn()} />)
  expect(pane().getByText('网络超时')).toBeTruthy()
  fireEvent.click(pane().getByText('重试'))
  expect(reload).toHaveBeenCalled()
  expect(pane().getByText('贵族 8 全英雄')).toBeTruthy()
})
