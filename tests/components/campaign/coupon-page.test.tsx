// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CouponPage } from '@/components/campaign/coupon-page'
import { ApiError, call } from '@/lib/client/api'
import { couponOf } from '../support/sample-coupons'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

const counts = { unused: 1, used: 1, expired: 0 }
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (_: string, { state }: { state: 'unused' | 'used' | 'expired' }) => ({
    list: {
      unused: [couponOf()],
      used: [couponOf({ state: 'used', orderSn: 'D2611211234567890', usedTime: '2026-11-20 10:00:00' })],
      expired: [],
    }[state],
    counts,
    total: counts[state],
    more: false,
    page: 1,
    pageSize: 12,
  })) as never)
})

test('tabs by state: use it, see its order, or nothing there', async () => {
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

test('a failure says why and asks again', async () => {
  vi.mocked(call).mockRejectedValueOnce(new ApiError(-1, '网络超时'))
  render(<CouponPage />)
  expect((await screen.findByRole('alert')).textContent).toContain('网络超时')
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('link', { name: /去使用/ })).toBeTruthy()
})
