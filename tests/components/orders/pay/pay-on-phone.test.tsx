// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PayPage } from '@/components/orders/pay/pay-page'
import { readWechatPayer, storeWechatPayer } from '@/components/orders/pay/wechat-payer'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { orderOf } from '../../support/sample-orders'
import { openedOf, PAY_RAND, PHONE, payMethodsOf, SHEET, WECHAT } from '../../support/sample-payments'

vi.mock('@/lib/client/chat/live', () => ({ listenLive: vi.fn(() => () => {}) }))

const SN = 'D2611211234567890'
const OPENED = openedOf('2814.00')
const PAGE = 'https://pay.example/page'

const assign = vi.fn()
let pay: MockedCall<'POST /pay/recPay'>
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  vi.spyOn(location, 'replace').mockImplementation(() => {})
  assign.mockReset()
  sessionStorage.clear()
  history.replaceState(null, '', `/wares/ZHWZ1070931/pay?orderSn=${SN}`)
  pay = mockCall('POST /pay/recPay', { payRand: PAY_RAND, payInterSn: 'P1', expiresIn: 300 })
  server.use(
    pay,
    mockCall('GET /order/orderDetail', orderOf({ status: 0, payTime: null })),
    mockCall('GET /pay/findPayState', { state: 'unpaid', totalPrice: '2814.00', expiresIn: 872 }),
    mockCall('GET /pay/payMethodShow', payMethodsOf('0.00')),
    mockCall('GET /pay/showPayUrl', { ...OPENED, kind: 'page', pageUrl: PAGE, aliOrWx: 1 }),
    mockCall('GET /pay/queryPayStatus', { status: 0, code: -1, expired: false, amount: '2814.00' }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete window.WeixinJSBridge
})

const pass = async (seconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await settle()
}
const show = async (userAgent: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  render(<PayPage orderSn={SN} payee="衡集" />)
  await pass(0)
}
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByText(name))
  await pass(0)
}

test('on a phone the page of the provider opens, and the payment is queried meanwhile', async () => {
  await show(PHONE)
  await press(/支付宝支付/)
  expect(pay.inputs[0]).toMatchObject({
    aliOrWx: '1',
    payMode: '16',
    returnUrl: `/wares/ZHWZ1070931/pay?orderSn=${SN}&way=ali`,
  })
  expect(assign).toHaveBeenCalledWith(PAGE)
  expect(screen.getByRole('status').textContent).toBe('正在确认付款结果')
  server.use(mockCall('GET /pay/findPayState', { state: 'paid', totalPrice: '2814.00', expiresIn: 0 }))
  server.use(mockCall('GET /pay/queryPayStatus', { status: 1, code: 0, expired: false, amount: '2814.00' }))
  await pass(5)
  expect(location.replace).toHaveBeenCalledWith(`/wares/ZHWZ1070931/success?orderSn=${SN}`)
})

test('coming back from the provider’s page shows the queried result, not the address’s', async () => {
  history.replaceState(null, '', `/wares/ZHWZ1070931/pay?orderSn=${SN}&way=ali&payRand=${PAY_RAND}`)
  const query = mockCall('GET /pay/queryPayStatus', { status: 0, code: -1, expired: false, amount: '2814.00' })
  server.use(query)
  await show(PHONE)
  expect(query.inputs).toEqual([{ payRand: PAY_RAND }])
  expect(location.search).toBe(`?orderSn=${SN}`)
  await press('我已付款')
  await pass(1)
  expect(screen.getByText('还没有收到付款，付完请再等几秒')).toBeTruthy()
  await press('重新付款')
  expect(pay.inputs).toHaveLength(1)
})

test('inside WeChat its own payment sheet opens, after WeChat identified the payer', async () => {
  server.use(
    mockCall('GET /pay/wechatAuthorize', { url: 'https://open.weixin.example/authorize' }),
    mockCall('POST /pay/wechatPayer', { wxPayer: 'sealed' }),
    mockCall('GET /pay/showPayUrl', { ...OPENED, kind: 'jsapi', jsapi: SHEET, aliOrWx: 2 }),
  )
  await show(WECHAT)
  fireEvent.click(screen.getByLabelText(/微信支付/))
  await press(/微信支付 ¥/)
  expect(assign).toHaveBeenCalledWith('https://open.weixin.example/authorize')
  expect(pay.inputs).toEqual([])
})

test('a payment inside WeChat continues when WeChat’s login returns', async () => {
  history.replaceState(null, '', `/wares/ZHWZ1070931/pay?orderSn=${SN}&way=wx&code=abc&state=s1`)
  const invoke = vi.fn((_name, _params, done: (result: { err_msg: string }) => void) =>
    done({ err_msg: 'get_brand_wcpay_request:cancel' }),
  )
  window.WeixinJSBridge = { invoke }
  const payer = mockCall('POST /pay/wechatPayer', { wxPayer: 'sealed' })
  server.use(payer, mockCall('GET /pay/showPayUrl', { ...OPENED, kind: 'jsapi', jsapi: SHEET, aliOrWx: 2 }))
  await show(WECHAT)
  await pass(0)
  expect(payer.inputs).toEqual([{ code: 'abc', state: 's1' }])
  expect(pay.inputs[0]).toMatchObject({ payMode: '17', aliOrWx: '2', wxPayer: 'sealed' })
  expect(invoke).toHaveBeenCalledWith('getBrandWCPayRequest', SHEET, expect.any(Function))
  expect(screen.getByRole('status').textContent).toBe('正在确认付款结果')
})

test('in a browser that stores nothing, WeChat’s login is asked once', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  history.replaceState(null, '', `/wares/ZHWZ1070931/pay?orderSn=${SN}&way=wx&code=abc&state=s1`)
  window.WeixinJSBridge = { invoke: () => {} }
  const authorize = mockCall('GET /pay/wechatAuthorize', { url: 'https://open.weixin.example/authorize' })
  server.use(
    authorize,
    mockCall('POST /pay/wechatPayer', { wxPayer: 'sealed' }),
    mockCall('GET /pay/showPayUrl', { ...OPENED, kind: 'jsapi', jsapi: SHEET, aliOrWx: 2 }),
  )
  await show(WECHAT)
  await pass(0)
  expect(pay.inputs[0]).toMatchObject({ payMode: '17', wxPayer: 'sealed' })
  expect(authorize.inputs).toEqual([])
})

test('after WeChat’s payment sheet failed, WeChat is asked again who pays', async () => {
  storeWechatPayer('sealed')
  window.WeixinJSBridge = {
    invoke: (_name, _params, done: (result: { err_msg: string }) => void) =>
      done({ err_msg: 'get_brand_wcpay_request:fail' }),
  }
  server.use(mockCall('GET /pay/showPayUrl', { ...OPENED, kind: 'jsapi', jsapi: SHEET, aliOrWx: 2 }))
  await show(WECHAT)
  fireEvent.click(screen.getByLabelText(/微信支付/))
  await press(/微信支付 ¥/)
  expect(readWechatPayer()).toBe('')
})

test.each([
  ['POST /pay/recPay', { refuse: 'INVALID_INPUT', data: { field: 'wxPayer' } }],
  ['GET /pay/showPayUrl', { refuse: 'PAYMENT_FAILED' }],
] as const)('after %s refused the payer’s id, WeChat is asked again', async (refusing, refusal) => {
  storeWechatPayer('of an earlier official account')
  const authorize = mockCall('GET /pay/wechatAuthorize', { url: 'https://open.weixin.example/authorize' })
  server.use(authorize, mockCall(refusing, refusal))
  await show(WECHAT)
  fireEvent.click(screen.getByLabelText(/微信支付/))
  await press(/微信支付 ¥/)
  expect([pay.inputs.length, authorize.inputs.length]).toEqual([refusing === 'POST /pay/recPay' ? 0 : 1, 0])
  await press(/微信支付 ¥/)
  expect(authorize.inputs).toHaveLength(1)
})

test('another refusal keeps the payer’s id', async () => {
  storeWechatPayer('sealed')
  server.use(mockCall('POST /pay/recPay', { refuse: 'ORDER_EXPIRED' }))
  await show(WECHAT)
  fireEvent.click(screen.getByLabelText(/微信支付/))
  await press(/微信支付 ¥/)
  expect(readWechatPayer()).toBe('sealed')
})

test('inside WeChat Alipay is not opened, and the page says how to pay', async () => {
  await show(WECHAT)
  fireEvent.click(screen.getByLabelText(/支付宝/))
  await press(/支付宝支付/)
  expect(screen.getByText('微信里打不开支付宝，请点右上角“…”，选择在浏览器打开后付款')).toBeTruthy()
  expect(pay.inputs).toEqual([])
})
