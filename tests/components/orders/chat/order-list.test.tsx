// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_FILTER } from '@/components/orders/chat/order-filter'
import { OrderList } from '@/components/orders/chat/order-list'
import type { ChatOrders } from '@/components/orders/chat/use-chat-orders'
import { orderOf } from '../../support/sample-orders'

test('a seller reads the price of all units of an order, a buyer what was paid', () => {
  const units = { quantity: '/小时 × 4', unitPrice: '2.80', goodsPrice: '11.20', totalPrice: null }
  const sold = orderOf({ ...units, orderSn: 'D2611216666666666', bigTitle: '租号' })
  const bought = orderOf({ orderSn: 'D2611217777777777', bigTitle: '已买的' })
  const orders = {
    list: [sold, bought],
    groups: {},
    state: 'ready',
    error: '',
    hasMore: false,
  } as unknown as ChatOrders
  const handle = () => {}
  render(<OrderList orders={orders} chosen="" filter={NO_FILTER} onFilter={handle} onChoose={handle} />)
  expect(screen.getByRole('button', { name: /租号/ }).textContent).toContain('¥11.20')
  expect(screen.getByRole('button', { name: /已买的/ }).textContent).toContain('¥2,814.00')
})
