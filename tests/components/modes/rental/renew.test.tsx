// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { RentSection } from '@/components/modes/rental/rent-section'
import type { OrderDetail } from '@/lib/contract/entities/order'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { accountOf, RENT, runningOf } from '../../support/sample-rentals'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: () => () => {} }))

const SN = 'D2611211234567890'
const assign = vi.fn()
beforeEach(() => {
  Cookies.set('token', 'id.secret')
  history.replaceState(null, '', `/wares/ZHWZ1070931/timePurchase?orderSn=${SN}`)
  assign.mockReset()
  vi.spyOn(location, 'assign').mockImplementation(assign)
})

interface Scene {
  order?: Partial<OrderDetail>
  rental?: typeof RENT | null
  coin?: string
  isPayPassWord?: boolean
  hourPrices?: { from: number; to: number; price: string }[]
}
const answer = ({ order, rental = RENT, coin = '100.00', isPayPassWord = true, hourPrices = [] }: Scene = {}) =>
  server.use(
    mockCall('GET /order/orderDetail', runningOf(order)),
    mockCall('GET /goods/goodsInfo', accountOf({ rental })),
    mockCall('GET /rental/terms', {
      minHours: 2,
      rules: '',
      isAuto: false,
      pausedUntil: null,
      isRented: false,
      rentedUntil: null,
      hourPrices,
      blocks: [],
      ban: null,
    }),
    mockCall('GET /pay/payMethodShow', { coin, spendable: coin, owed: '0.00', isPayPassWord, methods: [] }),
  )
const room = <RentSection goodsSn="ZHWZ1070931">公开的表单</RentSection>
const show = async (scene?: Scene) => {
  answer(scene)
  render(room)
  await screen.findByRole('heading', { name: '续租' })
  return userEvent.setup()
}
const renew = () => screen.findByRole<HTMLButtonElement>('button', { name: /^续租 \d/ })
const pin = () => screen.getByLabelText(/支付密码/)

test('without an order number the public form is shown; with one a visitor must log in first', () => {
  history.replaceState(null, '', '/wares/ZHWZ1070931/timePurchase')
  const { unmount } = render(room)
  expect(screen.getByText('公开的表单')).toBeTruthy()
  unmount()
  Cookies.remove('token')
  history.replaceState(null, '', `/wares/ZHWZ1070931/timePurchase?orderSn=${SN}`)
  render(room)
  expect(screen.getByText('公开的表单')).toBeTruthy()
  expect(assign.mock.calls[0]?.[0]).toContain(encodeURIComponent(`?orderSn=${SN}`))
})

test('an extension shows its end and price, is paid with the pay password, and returns to the order', async () => {
  const user = await show()
  await renew()
  expect(screen.getByText('2026-11-21 17:47')).toBeTruthy()
  expect(screen.getByText('2026-11-21 18:47')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '增加一小时' }))
  expect(screen.getByText('2026-11-21 19:47')).toBeTruthy()
  let seen: Record<string, string> = {}
  let key: string | null = ''
  server.use(
    mockCall('POST /rental/renew', ({ input, headers }) => {
      seen = input
      key = headers.get('idempotency-key')
      return { orderSn: SN, coin: '90.00' }
    }),
  )
  await user.type(pin(), '246810')
  await user.click(await renew())
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`/center/buyers/buyOrderDetail?orderSn=${SN}`))
  expect(seen).toEqual({ orderSn: SN, unit: 'hour', num: '2', price: '5.00', payPassword: '246810' })
  expect(key).toBeTruthy()
})

test('an overnight extension ends the next morning', async () => {
  const user = await show()
  await renew()
  await user.click(screen.getByRole('radio', { name: /包夜/ }))
  expect(screen.getByText('2026-11-22 03:47')).toBeTruthy()
  expect((await renew()).textContent).toBe('续租 1 晚，付 ¥30.00')
})

test('the pay password is required; a wrong one is reported at the field and cleared', async () => {
  const user = await show()
  await user.click(await renew())
  expect(screen.getByRole('alert').textContent).toBe('支付密码为6位数字')
  server.use(mockCall('POST /rental/renew', { refuse: 'WRONG_PAY_PASSWORD', msg: '支付密码错误，还可尝试 4 次' }))
  await user.type(pin(), '111111')
  await user.click(await renew())
  expect((await screen.findByText(/还可尝试 4 次/)).id).toBe('payPassword-e')
  expect(pin()).toHaveProperty('value', '')
})

test('a refused quantity is reported at the field', async () => {
  const user = await show()
  const msg = '一笔订单最多租用 56 天'
  server.use(mockCall('POST /rental/renew', { refuse: 'INVALID_INPUT', msg, data: { field: 'num' } }))
  await user.type(await screen.findByLabelText(/支付密码/), '246810')
  await user.click(await renew())
  expect((await screen.findByRole('alert')).id).toBe('num-e')
})

test('an extension at changed prices shows a message and reloads them', async () => {
  const user = await show()
  await user.type(await screen.findByLabelText(/支付密码/), '246810')
  server.use(mockCall('POST /rental/renew', { refuse: 'PRICE_CHANGED', msg: '租金已变动，请确认新价格后再续租' }))
  await user.click(await renew())
  expect((await screen.findByRole('alert')).textContent).toContain('租金已变动')
  answer({ rental: { ...RENT, hour: '7.00' } })
  await user.click(screen.getByRole('button', { name: '刷新价格' }))
  await screen.findByRole('button', { name: '续租 1 小时，付 ¥7.00' })
})

test('an insufficient balance links to recharging', async () => {
  await show({ coin: '4.99' })
  expect((await renew()).disabled).toBe(true)
  expect(screen.getByRole('link', { name: '去充值' })).toBeTruthy()
})

test('without a pay password there is a link to set one, and back', async () => {
  await show({ isPayPassWord: false })
  expect((await renew()).disabled).toBe(true)
  expect(screen.getByRole('link', { name: '去设置' }).getAttribute('href')).toContain(encodeURIComponent(SN))
})

test.each<[string, Scene, RegExp]>([
  ['the owner has stopped', { rental: null }, /号主已停止出租/],
  [
    'the term is over',
    { order: { statusName: '待验收', subStatus: 'CHECK', actions: [] } },
    /订单待验收，现在不能续租/,
  ],
  ['it is another account’s order', { order: { goodsSn: 'ZHWZ1' } }, /租的是另一个账号/],
])('no extension is possible when %s', async (_why, scene, text) => {
  await show(scene)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^续租/ })).toBeNull()
})

test('an unknown order links to the own orders; a lost connection shows a message and can be retried', async () => {
  server.use(mockCall('GET /order/orderDetail', { refuse: 'NOT_FOUND', msg: '订单不存在' }))
  const { unmount } = render(room)
  expect(await screen.findByText('订单不存在')).toBeTruthy()
  expect(screen.getByRole('link', { name: '查看我的订单' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
  unmount()
  server.use(mockCall('GET /order/orderDetail', { refuse: 'SERVER_ERROR', msg: '服务器暂时无法访问了' }))
  render(room)
  expect((await screen.findByRole('alert')).textContent).toContain('服务器暂时无法访问了')
  answer()
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await renew()).toBeTruthy()
})
