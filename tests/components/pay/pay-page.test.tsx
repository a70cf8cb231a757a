// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PayPage } from '@/components/pay/pay-page'
import { isSandboxTill } from '@/components/pay/qr-payment'
import { ApiError, call } from '@/lib/client/api'
import { listenLive } from '@/lib/client/chat/live'
import { actionOf, orderOf, rentalOf } from '../support/sample-orders'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))
vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const SN = 'D2611211234567890'
const replace = vi.fn()
const answers: Record<string, (input: Record<string, string>) => unknown> = {}
beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (name: string, input: Record<string, string>) =>
    answers[name]?.(input)) as never)
  vi.spyOn(location, 'replace').mockImplementation(replace)
  replace.mockReset()
  answers['GET /order/orderDetail'] = () => orderOf({ status: 0, payTime: null })
  answers['GET /pay/findPayState'] = () => ({ state: 'unpaid', totalPrice: '2814.00', expiresIn: 872 })
  answers['GET /pay/payMethodShow'] = () => ({
    coin: '1286.50',
    isPayPassWord: true,
    methods: [
      { aliOrWx: 1, name: '支付宝' },
      { aliOrWx: 2, name: '微信支付' },
    ],
  })
  answers['POST /pay/recPay'] = () => ({ payRand: 'r'.repeat(22), payInterSn: 'P1', expiresIn: 300 })
  answers['GET /pay/showPayUrl'] = () => ({
    qrText: 'https://till.example/sandbox-pay/1',
    qrImage: 'data:image/svg+xml;base64,x',
    amount: '2814.00',
    aliOrWx: 1,
    expiresIn: 300,
    paid: false,
  })
  answers['GET /pay/queryPayStatus'] = () => ({ status: 0, code: -1, expired: false })
})
afterEach(() => vi.useRealTimers())

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const show = async () => {
  render(<PayPage orderSn={SN} payee="衡集" />)
  await pass(0)
}
const press = async (text: string | RegExp) => {
  fireEvent.click(screen.getByText(text))
  await pass(0)
}
const countOf = (name: string) => vi.mocked(call).mock.calls.filter(([asked]) => asked === name).length

test('a short balance is off and says why; Alipay is chosen', async () => {
  await show()
  expect(screen.getByText('可用 ¥1,286.50，不够付这一单')).toBeTruthy()
  expect(screen.getByText('去充值').getAttribute('href')).toBe('/center/myself/recharge')
  expect(screen.getByRole('timer').textContent).toBe('14:32')
  expect(screen.getByText('用支付宝付 ¥2,814.00')).toBeTruthy()
})

test('without a pay password the way to set one comes back here', async () => {
  answers['GET /pay/payMethodShow'] = () => ({ coin: '9999.00', isPayPassWord: false, methods: [] })
  await show()
  expect(screen.getByText('可用 ¥9,999.00，请先设置支付密码')).toBeTruthy()
  expect(screen.getByText('去设置').getAttribute('href')).toContain('/center/myself/changePayPassword?returnUrl=')
})

test('the QR is asked about every 5 s; payment leads to the success page', async () => {
  await show()
  await press(/用支付宝付/)
  expect(screen.getByText('打开沙箱收银台').getAttribute('href')).toBe('https://till.example/sandbox-pay/1')
  await pass(10)
  expect(countOf('GET /pay/queryPayStatus')).toBe(2)
  await press('我已付款')
  await pass(1)
  expect(screen.getByText('还没有收到付款，付完请再等几秒')).toBeTruthy()
  answers['GET /pay/queryPayStatus'] = () => ({ status: 1, code: 0, expired: false })
  answers['GET /pay/findPayState'] = () => ({ state: 'paid', totalPrice: '2814.00', expiresIn: 0 })
  await press('我已付款')
  await pass(1)
  expect(replace).toHaveBeenCalledWith(`/wares/ZHWZ1070931/success?orderSn=${SN}`)
  expect(JSON.parse(sessionStorage.getItem('toast-after-navigation') ?? '{}').text).toBe('付款成功')
})

test('an expired payment stops the polling and a new code is another payment', async () => {
  await show()
  await press(/用支付宝付/)
  answers['GET /pay/queryPayStatus'] = () => ({ status: 0, code: -1, expired: true })
  await pass(60)
  expect(countOf('GET /pay/queryPayStatus')).toBe(1)
  await press('重新获取')
  const keys = vi
    .mocked(call)
    .mock.calls.filter(([name]) => name === 'POST /pay/recPay')
    .map(([, , options]) => options?.idempotencyKey)
  expect(new Set(keys).size).toBe(2)
  expect(screen.getByText('等待付款，每 5 秒查询一次')).toBeTruthy()
})

test('the other method pays the same order', async () => {
  await show()
  await press(/用支付宝付/)
  await press('换微信支付')
  expect(vi.mocked(call).mock.calls.findLast(([name]) => name === 'POST /pay/recPay')?.[1]).toMatchObject({
    aliOrWx: '2',
    payMode: '15',
    orderId: SN,
    amount: '2814.00',
  })
  answers['GET /pay/queryPayStatus'] = () => ({ status: 1, code: -1, expired: false })
  await pass(5)
  expect(screen.getByText('等待付款，每 5 秒查询一次')).toBeTruthy()
})

test('a wrong pay password stands at its field', async () => {
  answers['GET /pay/payMethodShow'] = () => ({ coin: '9999.00', isPayPassWord: true, methods: [] })
  await show()
  await press(/用余额付/)
  await press('确认付款')
  expect(screen.getByText('支付密码为6位数字')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/支付密码/), { target: { value: '111111' } })
  answers['POST /pay/balancePay'] = () => {
    throw new ApiError(1108, '支付密码错误，还可尝试4次', { field: 'payPassword' })
  }
  await press('确认付款')
  expect(screen.getByText('支付密码错误，还可尝试4次')).toBeTruthy()
  expect(screen.getByLabelText(/支付密码/)).toHaveProperty('value', '')
})

test('paid in another tab is noticed, cancelled too', async () => {
  await show()
  const told = vi.mocked(listenLive).mock.calls.at(-1)?.[0].told
  answers['GET /pay/findPayState'] = () => ({ state: 'cancelled', totalPrice: '2814.00', expiresIn: 0 })
  const again = actionOf({ action: 'again', form: 'link', label: '重新下单', href: '/wares/ZHWZ1070931/order' })
  answers['GET /order/orderDetail'] = () => orderOf({ status: 7, cancelReason: '', actions: [again] })
  act(() => told?.({ type: 'order', orderSn: 'D0000000000000000' }))
  await pass(0)
  expect(screen.getByText('订单已提交，等待付款')).toBeTruthy()
  act(() => told?.({ type: 'order', orderSn: SN }))
  await pass(0)
  expect(screen.getByText('重新下单').getAttribute('href')).toBe('/wares/ZHWZ1070931/order')
})

test('the deadline asks anew', async () => {
  await show()
  answers['GET /pay/findPayState'] = () => ({ state: 'cancelled', totalPrice: '2814.00', expiresIn: 0 })
  await pass(873)
  expect(screen.getByText('订单已超时取消，请重新下单')).toBeTruthy()
})

test('a rental pays here like everything else: its sums, its promises, its way out', async () => {
  const cancel = actionOf({ action: 'cancel', form: 'reason', label: '取消订单', reasons: ['不想要了'] })
  const pay = actionOf({ action: 'pay', form: 'link', label: '去付款', primary: true, href: '/wares/x/pay' })
  answers['GET /order/orderDetail'] = () => rentalOf({ status: 0, payTime: null, actions: [pay, cancel] })
  answers['GET /pay/findPayState'] = () => ({ state: 'unpaid', totalPrice: '88.50', expiresIn: 872 })
  answers['POST /order/act'] = () => orderOf()
  await show()
  const slip = document.querySelector('.slip')?.textContent
  expect(slip).toContain('王者荣耀 · 租号')
  expect(slip).toContain('租金¥28.50押金（归还后退）¥60.00实付¥88.50')
  expect(slip).toContain('¥5.70/小时 × 5')
  expect(screen.getByText('租金和押金由平台托管')).toBeTruthy()
  expect(screen.getByText('只扫本页的码')).toBeTruthy()
  expect(screen.getByText('用余额付 ¥88.50')).toBeTruthy()
  expect(screen.queryByText('去付款')).toBeNull()
  await press('取消订单')
  fireEvent.click(screen.getByRole('dialog').querySelector('.btn-primary') as HTMLElement)
  await pass(0)
  expect(vi.mocked(call).mock.calls.findLast(([name]) => name === 'POST /order/act')?.[1]).toEqual({
    orderSn: SN,
    action: 'cancel',
    reason: '不想要了',
  })
})

test('only tills of the sandbox are linked', () => {
  expect(isSandboxTill('http://localhost:3100/sandbox-pay/S1')).toBe(true)
  expect(isSandboxTill('https://qr.alipay.com/sandbox-payx')).toBe(false)
  expect(isSandboxTill('javascript:/sandbox-pay/')).toBe(false)
  expect(isSandboxTill('weixin://sandbox-pay/1')).toBe(false)
})
