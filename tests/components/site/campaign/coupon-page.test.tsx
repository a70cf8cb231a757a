// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { CouponPage } from '@/components/site/campaign/coupon-page'
import type { CouponRow } from '@/lib/contract/entities/campaign'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { couponOf, couponPage } from '../../support/sample-coupons'

const COUPONS: Record<CouponRow['state'], CouponRow[]> = {
  unused: [couponOf()],
  used: [couponOf({ state: 'used', orderSn: 'D2611211234567890', usedTime: '2026-11-20 10:00:00' })],
  expired: [],
}
beforeEach(() => {
  server.use(
    mockCall('GET /activity/coupon/couponList', ({ input: { state = 'unused' } }) => ({
      ...couponPage(COUPONS[state]),
      counts: { unused: 1, used: 1, expired: 0 },
    })),
  )
})

test('each tab of coupons shows its state: a link to use it, its order, or an empty notice', async () => {
  render(<CouponPage />)
  const use = await screen.findByRole('link', { name: /去使用/ })
  expect(use.getAttribute('href')).toBe('/wares?gt=1&minPrice=400')
  await userEvent.click(screen.getByRole('button', { name: '已使用 1' }))
  expect((await screen.findByRole('link', { name: /的订单/ })).getAttribute('href')).toBe(
    '/center/buyers/buyOrderDetail?orderSn=D2611211234567890',
  )
  await userEvent.click(screen.getByRole('button', { name: '已过期 0' }))
  expect(await screen.findByText('没有已过期的优惠券')).toBeTruthy()
})

test('a failed list of coupons shows the error and loads again on retry', async () => {
  server.use(mockCall('GET /activity/coupon/couponList', 'lost'))
  render(<CouponPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('网络超时')
  server.use(mockCall('GET /activity/coupon/couponList', couponPage([couponOf()])))
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('link', { name: /去使用/ })).toBeTruthy()
})
