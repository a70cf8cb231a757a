// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { freezeDate } from '../../support/freeze-date'
import { PLACED, serveOrderPage, showOrderPage } from '../../support/order-page'
import { couponOf, couponPage } from '../../support/sample-coupons'

serveOrderPage()

test('the coupon with the highest discount is preselected, reduces the price and is sent; an unusable coupon shows the reason', async () => {
  const fits = couponOf({ couponId: 8, title: '满 100 元减 5 元', amount: '5.00', minAmount: '100.00' })
  server.use(mockCall('GET /activity/coupon/couponList', couponPage([couponOf(), fits])))
  const user = await showOrderPage(1)
  expect(screen.getByRole('radio', { name: /满 100 元减 5 元/ })).toHaveProperty('checked', true)
  expect(screen.getByText('商品金额满 ¥400.00 可用，还差 ¥274.10')).toBeTruthy()
  expect(document.querySelector('data[value="133.49"]')).toBeTruthy()
  expect(
    screen.getByRole('radio', { name: /最高赔 ¥120.90/ }),
    'a cover pays what the goods cost the buyer',
  ).toBeTruthy()
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  const place = mockCall('POST /order/placeOrder', PLACED)
  server.use(place)
  await user.click(screen.getByText('提交订单'))
  await waitFor(() => expect(place.inputs).toMatchObject([{ couponId: '8', ensureId: '1' }]))
})

test('without a coupon the full price is sent', async () => {
  const fits = couponOf({ couponId: 8, title: '满 100 元减 5 元', amount: '5.00', minAmount: '100.00' })
  server.use(mockCall('GET /activity/coupon/couponList', couponPage([fits])))
  const user = await showOrderPage()
  await user.click(within(screen.getByRole('group', { name: /选择优惠券/ })).getByRole('radio', { name: /不使用/ }))
  expect(document.querySelector('data[value="125.90"]')).toBeTruthy()
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  const place = mockCall('POST /order/placeOrder', PLACED)
  server.use(place)
  await user.click(screen.getByText('提交订单'))
  await waitFor(() => expect(place.inputs).toHaveLength(1))
  expect(place.inputs[0]).not.toHaveProperty('couponId')
})

test('a coupon used in another tab is refused in its section and removed on refresh', async () => {
  server.use(
    mockCall(
      'GET /activity/coupon/couponList',
      couponPage([couponOf({ title: '满 100 元减 5 元', amount: '5.00', minAmount: '100.00' })]),
    ),
  )
  const user = await showOrderPage()
  await user.click(screen.getByRole('radio', { name: /满 100 元减 5 元/ }))
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  server.use(
    mockCall('POST /order/placeOrder', {
      refuse: 'COUPON_UNUSABLE',
      msg: '优惠券已用于其他订单',
      data: { field: 'couponId' },
    }),
  )
  await user.click(screen.getByText('提交订单'))
  expect(await screen.findByText('优惠券已用于其他订单')).toBeTruthy()
  server.use(mockCall('GET /activity/coupon/couponList', couponPage([])))
  await user.click(screen.getByRole('button', { name: '刷新' }))
  await waitFor(() => expect(screen.queryByRole('radio', { name: /满 100 元减 5 元/ })).toBeNull())
  expect(document.querySelector('data[value="125.90"]')).toBeTruthy()
  expect(screen.getByText('没有可用于这件商品的优惠券')).toBeTruthy()
  expect(document.querySelector('.alert[role=status]')?.textContent).toBe(
    '满 100 元减 5 元：现在不能用，可能已用于其他订单，这笔订单不再减 ¥5.00',
  )
})

test('after a refresh an expired coupon is listed as unusable', async () => {
  freezeDate('2026-11-21T12:00:00Z')
  const ends = couponOf({ couponId: 8, title: '满 100 元减 5 元', minAmount: '100.00', validTo: '2026-11-21 20:01:00' })
  server.use(
    mockCall('GET /activity/coupon/couponList', couponPage([ends])),
    mockCall('POST /order/placeOrder', { refuse: 'PRICE_CHANGED' }),
  )
  const user = await showOrderPage()
  await user.click(within(screen.getByRole('group', { name: /选择优惠券/ })).getByRole('radio', { name: /不使用/ }))
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  await user.click(screen.getByText('提交订单'))
  vi.setSystemTime(new Date('2026-11-21T12:02:00Z'))
  server.use(mockCall('GET /activity/coupon/couponList', couponPage([])))
  await user.click(await screen.findByRole('button', { name: '刷新价格' }))
  expect(await screen.findByText('没有可用于这件商品的优惠券')).toBeTruthy()
  const gone = within(screen.getByText('不可用的优惠券（1）').closest('details') as HTMLElement)
  expect(gone.getByRole('listitem').textContent).toBe('满 100 元减 5 元 ¥20.00优惠券已过期')
  expect(screen.queryByText(/这笔订单不再减/), 'the coupon was not selected').toBeNull()
})

test('a coupon that expires while it is selected is still sent, so that the order never costs more than shown', async () => {
  freezeDate('2026-11-21T12:00:00Z')
  const ends = couponOf({
    couponId: 8,
    title: '满 100 元减 5 元',
    amount: '5.00',
    minAmount: '100.00',
    validTo: '2026-11-21 20:01:00',
  })
  server.use(mockCall('GET /activity/coupon/couponList', couponPage([ends])))
  const user = await showOrderPage()
  await user.click(screen.getByRole('radio', { name: /满 100 元减 5 元/ }))
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  vi.setSystemTime(new Date('2026-11-21T12:02:00Z'))
  const place = mockCall('POST /order/placeOrder', { refuse: 'COUPON_UNUSABLE', msg: '优惠券已过期' })
  server.use(place, mockCall('GET /activity/coupon/couponList', couponPage([])))
  await user.click(screen.getByText('提交订单'))
  await user.click(await screen.findByRole('button', { name: '刷新' }))
  expect(place.inputs).toMatchObject([{ couponId: '8' }])
  await waitFor(() => expect(screen.queryByRole('radio', { name: /满 100 元减 5 元/ })).toBeNull())
  expect(screen.getByText('优惠券已过期')).toBeTruthy()
})
