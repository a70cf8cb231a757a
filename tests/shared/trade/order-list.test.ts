import { expect, test } from 'vitest'
import { currentItem } from '@/lib/shared/site/centre-menu'
import { orderListOf } from '@/lib/shared/trade/order-list'
import { MODE_NAMES } from '@/lib/shared/trade/trade-modes'

test.each(MODE_NAMES.flatMap((mode) => [0, 1].map((belong) => ({ mode, belong }))))(
  'the order list of $mode for side $belong is a menu entry',
  (order) => {
    const [path = '', query = ''] = orderListOf(order).href.split('?')
    expect(currentItem(path, query)).toBeDefined()
  },
)

test('each side has its own order list', () => {
  expect(orderListOf({ mode: 'account', belong: 0 }).title).toBe('我买到的')
  expect(orderListOf({ mode: 'account', belong: 1 }).title).toBe('我卖出的')
  expect(orderListOf({ mode: 'rental', belong: 1 }).href).toBe('/center/rent?tabIndex=1')
  expect(orderListOf({ mode: 'convoy', belong: 1 }).title).toBe('代练订单')
  expect(orderListOf({ mode: 'goldRecycling', belong: 0 }).title).toBe('店铺订单')
})
