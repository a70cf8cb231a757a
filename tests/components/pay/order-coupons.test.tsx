// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { OrderPage } from '@/components/pay/order-page'
import { ApiError, call } from '@/lib/client/api'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { couponOf } from '../support/sample-coupons'
import { goodsOf } from '../support/sample-goods'
import { termsOf } from '../support/sample-terms'
import { userOf } from '../support/sample-user'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

const answers: Record<string, () => unknown> = {}
beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (name: string) => answers[name]?.()) as never)
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  answers['GET /goods/goodsInfo'] = () => goodsOf()
  answers['GET /dist/tradeTerms'] = () => termsOf()
  answers['GET /order/checkGoodsOversold'] = () => ({ ok: true, available: 99 })
  setProfile(userOf())
})
const show = async (ensureId = 0) => {
  render(<OrderPage goodsSn="DJCF1073125" ensureId={ensureId} goodsNum="1" />)
  await screen.findByText('商品信息')
  return userEvent.setup()
}
const placed = () => vi.mocked(call).mock.calls.filter(([name]) => name === 'POST /order/placeOrder')

test('no coupon is chosen for the buyer; a chosen one lowers the goods and is sent, one that does not fit says why', async () => {
  const fits = couponOf({ couponId: 8, title: '满 100 元减 5 元', amount: '5.00', minAmount: '100.00' })
  answers['GET /activity/coupon/couponList'] = () => ({ list: [couponOf(), fits] })
  const user = await show(1)
  expect(screen.getAllByRole('radio', { name: /不使用/ })[0]).toHaveProperty('checked', true)
  expect(screen.getByText('商品金额满 ¥400.00 可用，还差 ¥274.10')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /满 100 元减 5 元/ }))
  expect(document.querySelector('data[value="133.49"]')).toBeTruthy()
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  await user.click(screen.getByLabelText(/我已阅读/))
  answers['POST /order/placeOrder'] = () => ({ orderSn: 'D2611211234567890', totalPrice: '133.49', expiresIn: 900 })
  await user.click(screen.getByText('提交订单'))
  expect(placed()[0]?.[1]).toMatchObject({ couponId: '8' })
})

test('a coupon that another tab has used is refused in place, and the page looks again', async () => {
  answers['GET /activity/coupon/couponList'] = () => ({
    list: [couponOf({ title: '满 100 元减 5 元', amount: '5.00', minAmount: '100.00' })],
  })
  const user = await show()
  await user.click(screen.getByRole('radio', { name: /满 100 元减 5 元/ }))
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  await user.click(screen.getByLabelText(/我已阅读/))
  answers['POST /order/placeOrder'] = () => {
    throw new ApiError(1703, '优惠券已用于其他订单', { field: 'couponId' })
  }
  await user.click(screen.getByText('提交订单'))
  expect(await screen.findByText('优惠券已用于其他订单')).toBeTruthy()
  answers['GET /activity/coupon/couponList'] = () => ({ list: [] })
  await user.click(screen.getByRole('button', { name: '刷新' }))
  await vi.waitFor(() => expect(screen.queryByRole('radio', { name: /满 100 元减 5 元/ })).toBeNull())
  expect(document.querySelector('data[value="125.90"]')).toBeTruthy()
  expect(screen.getByText('没有可用于这件商品的优惠券')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe(
    '满 100 元减 5 元：现在不能用，可能已用于其他订单，这笔订单不再减 ¥5.00',
  )
})

test('the last coupon has ended when the form looks again: its section stays and says which', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const ends = couponOf({ couponId: 8, title: '满 100 元减 5 元', minAmount: '100.00', validTo: '2026-11-21 20:01:00' })
  answers['GET /activity/coupon/couponList'] = () => ({ list: [ends] })
  answers['POST /order/placeOrder'] = () => {
    throw new ApiError(1205, '商品价格已变动，请确认新价格后再下单')
  }
  const user = await show()
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  await user.click(screen.getByLabelText(/我已阅读/))
  await user.click(screen.getByText('提交订单'))
  vi.setSystemTime(new Date('2026-11-21T12:02:00Z'))
  answers['GET /activity/coupon/couponList'] = () => ({ list: [] })
  await user.click(await screen.findByRole('button', { name: '刷新价格' }))
  expect(await screen.findByText('没有可用于这件商品的优惠券')).toBeTruthy()
  const gone = within(screen.getByText('不可用的优惠券（1）').closest('details') as HTMLElement)
  expect(gone.getByRole('listitem').textContent).toBe('满 100 元减 5 元 ¥20.00优惠券已过期')
  // nobody had chosen it
  expect(screen.queryByText(/这笔订单不再减/)).toBeNull()
})

test('a coupon that ends while its sum stands on the page is sent all the same: nobody orders at another sum', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const ends = couponOf({ couponId: 8, title: '满 100 元减 5 元', amount: '5.00', minAmount: '100.00' })
  answers['GET /activity/coupon/couponList'] = () => ({ list: [{ ...ends, validTo: '2026-11-21 20:01:00' }] })
  const user = await show()
  await user.click(screen.getByRole('radio', { name: /满 100 元减 5 元/ }))
  await user.type(screen.getByLabelText(/收货角色名/), '风清扬')
  await user.click(screen.getByLabelText(/我已阅读/))
  vi.setSystemTime(new Date('2026-11-21T12:02:00Z'))
  answers['POST /order/placeOrder'] = () => {
    throw new ApiError(1703, '优惠券已过期')
  }
  await user.click(screen.getByText('提交订单'))
  expect(placed()[0]?.[1]).toMatchObject({ couponId: '8' })
  await user.click(await screen.findByRole('button', { name: '刷新' }))
  await vi.waitFor(() => expect(screen.queryByRole('radio', { name: /满 100 元减 5 元/ })).toBeNull())
  expect(screen.getByText('优惠券已过期')).toBeTruthy()
})
