import { expect, test } from 'vitest'
import { isCancelled, isOver, isPaidSide, statusName } from '@/lib/shared/trade/order-status'

const ALL = [0, 1, 2, 3, 7, 8, 99]

test('groups of order statuses: paid, closed and cancelled', () => {
  expect(ALL.filter(isPaidSide)).toEqual([1, 2, 3])
  expect(ALL.filter(isOver)).toEqual([3, 7, 8, 99])
  expect(ALL.filter(isCancelled)).toEqual([7, 8, 99])
})

test('an unknown order status is shown as cancelled', () => {
  expect(ALL.map(statusName)).toEqual(['待付款', '待发货', '待收货', '交易成功', '买家取消', '卖家取消', '已取消'])
})
