// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DepositsPage } from '@/components/money/wallet/deposits-page'
import { RechargeForm } from '@/components/money/wallet/recharge-form'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { logInAs } from '../../support/log-in-as'
import { openedOf, PAY_RAND, PHONE, payMethodsOf, SHEET, WECHAT } from '../../support/sample-payments'
import { userOf } from '../../support/sample-user'

const RECHARGE = '/center/myself/recharge'
const DEPOSITS = '/center/myself/depositWithdraw'
const OPENED = openedOf('200.00')
const WAITING = { status: 0, code: -1, expired: false, amount: '200.00' }

let pay: MockedCall<'POST /pay/recPay'>
let authorize: MockedCall<'GET /pay/wechatAuthorize'>
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  sessionStorage.clear()
  pay = mockCall('POST /pay/recPay', { payRand: PAY_RAND, payInterSn: 'P1', expiresIn: 300 })
  authorize = mockCall('GET /pay/wechatAuthorize', { url: 'https://open.weixin.example/authorize' })
  server.use(
    pay,
    authorize,
    mockCall('GET /pay/payMethodShow', payMethodsOf('300.00')),
    mockCall('GET /pay/showPayUrl', { ...OPENED, kind: 'jsapi', jsapi: SHEET, aliOrWx: 2 }),
    mockCall('POST /pay/wechatPayer', { wxPayer: 'sealed' }),
    mockCall('GET /pay/queryPayStatus', WAITING),
    mockCall('GET /user/userInfo', userOf({ coin: '300.00' })),
  )
  window.WeixinJSBridge = { invoke: (_name, _params, done) => done({ err_msg: 'get_brand_wcpay_request:cancel' }) }
  logInAs(userOf({ coin: '300.00' }))
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
const show = async (page: ReactElement, address: string, userAgent: string) => {
  history.replaceState(null, '', address)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  render(page)
  await pass(0)
  await pass(0)
}
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const recharge = <RechargeForm payee="衡集" />

test('a recharge inside WeChat keeps its amount while WeChat identifies the payer', async () => {
  await show(recharge, RECHARGE, WECHAT)
  await press(/^¥\s*200$/)
  fireEvent.click(screen.getByLabelText(/微信支付/))
  await press('充值 ¥200.00')
  expect(authorize.inputs).toEqual([{ returnUrl: `${RECHARGE}?way=wx&amount=200.00` }])
  expect(pay.inputs).toEqual([])
})

test('a recharge inside WeChat continues with its amount when WeChat’s login returns', async () => {
  await show(recharge, `${RECHARGE}?way=wx&amount=200.00&code=c1&state=wxpay`, WECHAT)
  expect(pay.inputs).toEqual([expect.objectContaining({ amount: '200.00', payMode: '17', wxPayer: 'sealed' })])
  expect(screen.getByRole('button', { name: '充值 ¥200.00' })).toBeTruthy()
  expect(location.search).toBe('')
})

test.each(['', '0.00', 'x', '1e3'])(
  'nothing is started when WeChat’s login returns with the amount %j',
  async (amount) => {
    await show(recharge, `${RECHARGE}?way=wx&amount=${amount}&code=c1&state=wxpay`, WECHAT)
    expect(pay.inputs).toEqual([])
    expect(screen.getByRole('alert').textContent).toContain('请先输入充值金额！')
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('coming back from the provider’s page shows the amount that the server answers, and repeats it', async () => {
  server.use(mockCall('GET /pay/showPayUrl', { ...OPENED, kind: 'page', pageUrl: 'https://pay.example', aliOrWx: 1 }))
  await show(recharge, `${RECHARGE}?way=ali&payRand=${PAY_RAND}`, PHONE)
  expect(screen.getByRole('dialog').textContent).toContain('200')
  await press('重新付款')
  expect(pay.inputs).toEqual([
    expect.objectContaining({ amount: '200.00', returnUrl: `${RECHARGE}?way=ali&amount=200.00` }),
  ])
})

test('a payment that returns is asked about, and ways are loaded again, although the network failed at first', async () => {
  const query = mockCall('GET /pay/queryPayStatus', WAITING)
  server.use(
    query,
    http.get('*/api/pay/payMethodShow', () => HttpResponse.error(), { once: true }),
  )
  await show(<RechargeForm payee="衡集" />, `${RECHARGE}?way=ali&amount=200.00&payRand=${PAY_RAND}`, PHONE)
  expect(query.inputs).toMatchObject([{ payRand: PAY_RAND }])
  expect(screen.getByRole('dialog').textContent).toContain('支付宝付款')
  await pass(6)
  await press('重新付款')
  expect(pay.inputs).toMatchObject([{ amount: '200.00', aliOrWx: '1', payMode: '16' }])
})

test('the page says why a way cannot be used in this browser', async () => {
  await show(recharge, RECHARGE, WECHAT)
  await press(/^¥\s*200$/)
  await press('充值 ¥200.00')
  expect(screen.getByRole('alert').textContent).toContain('微信里打不开支付宝')
})

const DEPOSIT = {
  kind: 'shop',
  name: '店铺保证金',
  about: '',
  href: '/center/myshop/joinshop',
  amount: '500.00',
  state: 'none',
  held: '0.00',
  missing: '500.00',
  open: 0,
  askedTime: null,
  deadline: null,
  moves: [],
} as const
const deposits = () => {
  const booster = { ...DEPOSIT, kind: 'booster', name: '打手保证金', state: 'held', missing: '300.00' } as const
  server.use(
    mockCall('GET /pay/deposits', {
      list: [
        { ...DEPOSIT, moves: [] },
        { ...booster, moves: [] },
      ],
    }),
  )
  return <DepositsPage payee="衡集" />
}

test('the payment that completes the balance for a deposit returns to the dialog of the deposit', async () => {
  await show(deposits(), DEPOSITS, WECHAT)
  await press('缴纳')
  await pass(0)
  await press('用微信补足')
  expect(authorize.inputs).toEqual([{ returnUrl: `${DEPOSITS}?way=wx&amount=200.00&deposit=shop` }])
})

test.each([
  ['WeChat’s login', 'code=c1&state=wxpay', WECHAT],
  ['the provider’s page', `payRand=${PAY_RAND}`, PHONE],
])('after %s the dialog of the deposit is open again and shows the payment', async (_from, found, userAgent) => {
  await show(deposits(), `${DEPOSITS}?way=wx&amount=200.00&deposit=shop&${found}`, userAgent)
  await pass(0)
  const [deposit, payment] = screen.getAllByRole('dialog')
  expect(deposit?.textContent).toContain('缴纳店铺保证金')
  expect(payment?.textContent).toContain('200')
  expect(pay.inputs.map(({ amount }) => amount)).toEqual(userAgent === WECHAT ? ['200.00'] : [])
  expect(location.search).toBe('')
})
