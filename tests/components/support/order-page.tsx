import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import { OrderPage } from '@/components/orders/pay/order-page'
import { server } from '../../support/mock-server'
import { mockCall } from '../../support/msw'
import { logInAs } from './log-in-as'
import { pageOf } from './page-of'
import { couponPage } from './sample-coupons'
import { goodsOf } from './sample-goods'
import { orderPage } from './sample-orders'
import { mockTerms } from './sample-terms'
import { userOf } from './sample-user'

export const PLACED = { orderSn: 'D2611211234567890', totalPrice: '125.90', expiresIn: 900 }

/**
 * Serves the page before each test of the file: a verified buyer without coupons, orders and offers, and props in
 * stock.
 */
export function serveOrderPage(): void {
  beforeEach(() => {
    sessionStorage.clear()
    vi.spyOn(location, 'assign').mockReset()
    server.use(
      mockCall('GET /goods/goodsInfo', goodsOf()),
      mockTerms((mode, gameId) => (mode === 'props' && gameId === '177' ? {} : { unpaidMinutes: 1 })),
      mockCall('GET /roleCard/roleCardInfoList', { list: [] }),
      mockCall('GET /order/checkGoodsOversold', { ok: true, available: 99 }),
      mockCall('GET /activity/coupon/couponList', couponPage([])),
      mockCall('GET /order/queryOrderList', orderPage([])),
      mockCall('GET /goods/bargainingList', { ...pageOf([]), open: 0 }),
    )
    logInAs(userOf())
  })
}

export async function showOrderPage(ensureId = 0) {
  render(<OrderPage goodsSn="DJCF1073125" ensureId={ensureId} goodsNum="1" />)
  await screen.findByText('商品信息')
  return userEvent.setup()
}
