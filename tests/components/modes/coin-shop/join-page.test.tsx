// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { JoinPage } from '@/components/modes/coin-shop/join-page'
import { ShopOrdersHere } from '@/components/modes/coin-shop/shop-orders-page'
import { DEPOSIT_DAYS } from '@/lib/shared/trade/deposits'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { shopOf } from '../../support/sample-coins'
import { orderPage } from '../../support/sample-orders'
import { mockTerms } from '../../support/sample-terms'
import { userOf } from '../../support/sample-user'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

beforeEach(() => {
  Cookies.set('token', 'id.secret')
  logInAs(userOf())
})

test('a merchant applicant sees the current rules', async () => {
  server.use(mockCall('GET /quickCoin/getShopQuickCoinInfo', shopOf({ state: 'none' })), mockTerms())
  render(<JoinPage />)
  const terms = (await screen.findByRole('list', { name: '入驻条件' })).textContent
  for (const words of [
    '7 分钟接单',
    '接单后 41 分钟发货',
    '超过 73 分钟买家可直接退款',
    '货款的 3.25%',
    `可以申请，${DEPOSIT_DAYS} 天后退到余额`,
  ])
    expect(terms).toContain(words)
})

test('a merchant without orders sees the time limit for accepting', async () => {
  server.use(
    mockCall('GET /quickCoin/getShopQuickCoinInfo', shopOf()),
    mockCall('GET /quickCoin/queryQuickOrderList', {
      ...orderPage([]),
      figures: { orders: 0, completion: null, minutes: null },
    }),
    mockTerms(),
  )
  render(<ShopOrdersHere />)
  expect(await screen.findByText('派到店里的订单会出现在这里，7 分钟内接单')).toBeTruthy()
})
