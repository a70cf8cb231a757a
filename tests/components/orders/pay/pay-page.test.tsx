// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PayPage } from '@/components/orders/pay/pay-page'
import { isSandboxCashier } from '@/components/orders/pay/payment-dialog'
import { listenLive } from '@/lib/client/chat/live'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { actionOf, orderOf, rentalOf } from '../../support/sample-orders'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const SN = 'D2611211234567890'
const PAYMENT = { payRand: 'r'.repeat(22), payInterSn: 'P1', expiresIn: 300 }
const OPENED = {
  kind: 'qr' as const,
  pageUrl: '',
  jsapi: null,
  qrText: 'https://till.example/sandbox-pay/1',
  qrImage: 'data:image/svg+xml;base64,x',
  amount: '2814.00',
  aliOrWx: 1,
  expiresIn: 300,
  paid: false,
}
const replace = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(location, 'replace').mockImplementation(replace)
  replace.mockReset()
  server.use(
    mockCall('GET /order/orderDetail', orderOf({ status: 0, payTime: null })),
    mockCall('GET /pay/findPayState', { state: 'unpaid', totalPrice: '2814.00', expiresIn: 872 }),
    mockCall('GET /pay/payMethodShow', {
      coin: '1286.50',
      spendable: '1286.50',
      owed: '0.00',
      isPayPassWord: true,
      methods: [
        { aliOrWx: 1, name: '支付宝', payModes: ['15', '16'] },
        { aliOrWx: 2, name: '微信支付', payModes: ['15', '16', '17'] },
      ],
    }),
    mockCall('POST /pay/recPay', PAYMENT),
    mockCall('GET /pay/showPayUrl', OPENED),
    mockCall('GET /pay/queryPayStatus', { status: 0, code: -1, expired: false, amount: '2814.00' }),
  )
})
afterEach(() => vi.useRealTimers())

/** Advances the time, then lets the due requests be answered. */
const pass = async (seconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await settle()
}
const show = async () => {
  render(<PayPage orderSn={SN} payee="衡集" />)
  await pass(0)
}
const press = async (text: string | RegExp) => {
  fireEvent.click(screen.getByText(text))
  await pass(0)
}

test('a balance that is too low is disabled with the reason, and Alipay is selected', async () => {
  await show()
  expect(screen.getByText('可用 ¥1,286.50，余额不足，不能支付这一单')).toBeTruthy()
  expect(screen.getByText('去充值').getAttribute('href')).toBe('/center/myself/recharge')
  expect(screen.getByRole('timer').textContent).toBe('14:32')
  expect(screen.getByText('支付宝支付 ¥2,814.00')).toBeTruthy()
})

test('without a pay password the link to set one returns to the payment page', async () => {
  server.use(
    mockCall('GET /pay/payMethodShow', {
      coin: '9999.00',
      spendable: '9999.00',
      owed: '0.00',
      isPayPassWord: false,
      methods: [],
    }),
  )
  await show()
  expect(screen.getByText('可用 ¥9,999.00，请先设置支付密码')).toBeTruthy()
  expect(screen.getByText('去设置').getAttribute('href')).toContain('/center/myself/changePayPassword?returnUrl=')
})

test.each([
  [
    { spendable: '2000.00', owed: '0.00' },
    '可用 ¥2,000.00（¥7,999.00 用于待处理的理赔），余额不足，不能支付这一单',
    '去充值',
  ],
  [{ spendable: '0.00', owed: '340.00' }, '有理赔欠款 ¥340.00 未还清，还清前不能使用余额', '去偿还'],
])('a balance that claims keep is not offered: %j', async (kept, text, link) => {
  const methods = [{ aliOrWx: 1, name: '支付宝', payModes: ['15' as const] }]
  server.use(mockCall('GET /pay/payMethodShow', { coin: '9999.00', ...kept, isPayPassWord: true, methods }))
  await show()
  expect(screen.getByText(text)).toBeTruthy()
  expect((screen.getByRole('radio', { name: /^余额/ }) as HTMLInputElement).disabled).toBe(true)
  expect(screen.getByText(link)).toBeTruthy()
  expect(screen.getByText('支付宝支付 ¥2,814.00')).toBeTruthy()
})

test('a balance of which claims keep a part pays what the rest covers', async () => {
  const ways = { coin: '9999.00', spendable: '2814.00', owed: '0.00', isPayPassWord: true, methods: [] }
  server.use(mockCall('GET /pay/payMethodShow', ways))
  await show()
  expect(screen.getByText('余额支付 ¥2,814.00')).toBeTruthy()
})

test('the QR payment is queried every 5 s, and opens the success page when paid', async () => {
  const query = mockCall('GET /pay/queryPayStatus', { status: 0, code: -1, expired: false, amount: '2814.00' })
  server.use(query)
  await show()
  await press(/支付宝支付/)
  expect(screen.getByText('打开沙箱收银台').getAttribute('href')).toBe('https://till.example/sandbox-pay/1')
  await pass(5)
  await pass(5)
  expect(query.inputs).toHaveLength(3)
  await press('我已付款')
  await pass(1)
  expect(screen.getByText('还没有收到付款，付完请再等几秒')).toBeTruthy()
  server.use(
    mockCall('GET /pay/queryPayStatus', { status: 1, code: 0, expired: false, amount: '2814.00' }),
    mockCall('GET /pay/findPayState', { state: 'paid', totalPrice: '2814.00', expiresIn: 0 }),
  )
  await press('我已付款')
  await pass(1)
  expect(replace).toHaveBeenCalledWith(`/wares/ZHWZ1070931/success?orderSn=${SN}`)
  expect(JSON.parse(sessionStorage.getItem('toast-after-navigation') ?? '{}').text).toBe('付款成功')
})

test('an expired payment stops the polling, and a new code starts another payment', async () => {
  const pay = mockCall('POST /pay/recPay', PAYMENT)
  const query = mockCall('GET /pay/queryPayStatus', { status: 0, code: -1, expired: true, amount: '2814.00' })
  server.use(pay, query)
  await show()
  await press(/支付宝支付/)
  await pass(5)
  await pass(55)
  expect(query.inputs).toEqual([{ payRand: PAYMENT.payRand }])
  server.use(
    mockCall('GET /pay/showPayUrl', { ...OPENED, qrText: 'https://till.example/sandbox-pay/2' }),
    mockCall('GET /pay/queryPayStatus', { status: 0, code: -1, expired: false, amount: '2814.00' }),
  )
  await press('重新获取')
  expect(pay.keys).toEqual([expect.any(String), expect.any(String)])
  expect(new Set(pay.keys).size).toBe(2)
  expect(screen.getByText('等待付款，每 5 秒查询一次')).toBeTruthy()
})

test('switching the method pays the same order and amount', async () => {
  const pay = mockCall('POST /pay/recPay', PAYMENT)
  server.use(pay)
  await show()
  await press(/支付宝支付/)
  await press('换微信支付')
  expect(pay.inputs.at(-1)).toMatchObject({ aliOrWx: '2', payMode: '15', orderId: SN, amount: '2814.00' })
  server.use(mockCall('GET /pay/queryPayStatus', { status: 1, code: -1, expired: false, amount: '2814.00' }))
  await pass(5)
  expect(screen.getByText('等待付款，每 5 秒查询一次')).toBeTruthy()
})

test('a wrong pay password is reported at its field', async () => {
  server.use(
    mockCall('GET /pay/payMethodShow', {
      coin: '9999.00',
      spendable: '9999.00',
      owed: '0.00',
      isPayPassWord: true,
      methods: [],
    }),
  )
  await show()
  await press(/余额支付/)
  await press('确认付款')
  expect(screen.getByText('支付密码为6位数字')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/支付密码/), { target: { value: '111111' } })
  server.use(mockCall('POST /pay/balancePay', { refuse: 'WRONG_PAY_PASSWORD', msg: '支付密码错误，还可尝试 4 次' }))
  await press('确认付款')
  expect(screen.getByText('支付密码错误，还可尝试 4 次')).toBeTruthy()
  expect(screen.getByLabelText(/支付密码/)).toHaveProperty('value', '')
})

test('a live event of the order shows that it was cancelled elsewhere', async () => {
  await show()
  const onEvent = vi.mocked(listenLive).mock.calls.at(-1)?.[0].onEvent
  server.use(mockCall('GET /pay/findPayState', { state: 'cancelled', totalPrice: '2814.00', expiresIn: 0 }))
  const again = actionOf({ action: 'again', form: 'link', label: '重新下单', href: '/wares/ZHWZ1070931/order' })
  server.use(mockCall('GET /order/orderDetail', orderOf({ status: 7, cancelReason: '', actions: [again] })))
  act(() => onEvent?.({ type: 'order', orderSn: 'D0000000000000000' }))
  await pass(0)
  expect(screen.getByText('订单已提交，等待付款')).toBeTruthy()
  act(() => onEvent?.({ type: 'order', orderSn: SN }))
  await pass(0)
  expect(screen.getByText('重新下单').getAttribute('href')).toBe('/wares/ZHWZ1070931/order')
})

test('at the payment deadline the page reloads the state', async () => {
  await show()
  server.use(mockCall('GET /pay/findPayState', { state: 'cancelled', totalPrice: '2814.00', expiresIn: 0 }))
  await pass(873)
  expect(screen.getByText('订单已超时取消，请重新下单')).toBeTruthy()
})

test('a rental shows its amounts and guarantees on the payment page and can be cancelled', async () => {
  const cancelOrder = mockCall('POST /order/act', orderOf())
  const cancel = actionOf({ action: 'cancel', form: 'reason', label: '取消订单', reasons: ['不想要了'] })
  const pay = actionOf({ action: 'pay', form: 'link', label: '去付款', primary: true, href: '/wares/x/pay' })
  server.use(
    mockCall('GET /order/orderDetail', rentalOf({ status: 0, payTime: null, actions: [pay, cancel] })),
    mockCall('GET /pay/findPayState', { state: 'unpaid', totalPrice: '88.50', expiresIn: 872 }),
    cancelOrder,
  )
  await show()
  const slip = document.querySelector('.slip')?.textContent
  expect(slip).toContain('王者荣耀 · 租号')
  expect(slip).toContain('租金¥28.50押金（归还后退）¥60.00实付¥88.50')
  expect(slip).toContain('¥5.70/小时 × 5')
  expect(screen.getByText('租金和押金由平台托管')).toBeTruthy()
  expect(screen.getByText('只扫本页的码')).toBeTruthy()
  expect(screen.getByText('余额支付 ¥88.50')).toBeTruthy()
  expect(screen.queryByText('去付款')).toBeNull()
  await press('取消订单')
  fireEvent.change(screen.getByLabelText(/原因/), { target: { value: '不想要了' } })
  fireEvent.click(screen.getByRole('dialog').querySelector('.btn-primary') as HTMLElement)
  await pass(0)
  expect(cancelOrder.inputs).toEqual([{ orderSn: SN, action: 'cancel', reason: '不想要了' }])
})

test('only sandbox payment pages are linked', () => {
  expect(isSandboxCashier('http://localhost:3100/sandbox-pay/S1')).toBe(true)
  expect(isSandboxCashier('https://qr.alipay.com/sandbox-payx')).toBe(false)
  expect(isSandboxCashier('javascript:/sandbox-pay/')).toBe(false)
  expect(isSandboxCashier('weixin://sandbox-pay/1')).toBe(false)
})

test('only offered ways are shown, and without another one there is nothing to switch to', async () => {
  const methods = [{ aliOrWx: 2, name: '微信支付', payModes: ['15' as const] }]
  server.use(
    mockCall('GET /pay/payMethodShow', { coin: '0.00', spendable: '0.00', owed: '0.00', isPayPassWord: true, methods }),
  )
  await show()
  expect(screen.queryByText('支付宝')).toBeNull()
  await press('微信支付 ¥2,814.00')
  expect(screen.getByText('等待付款，每 5 秒查询一次')).toBeTruthy()
  expect(screen.queryByText('换支付宝')).toBeNull()
})

test('without any offered way and with too little balance, nothing can be paid', async () => {
  server.use(
    mockCall('GET /pay/payMethodShow', {
      coin: '0.00',
      spendable: '0.00',
      owed: '0.00',
      isPayPassWord: true,
      methods: [],
    }),
  )
  await show()
  expect(screen.getByRole('button', { name: /余额支付/ })).toHaveProperty('disabled', true)
})
