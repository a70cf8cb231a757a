// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RechargeForm } from '@/components/money/wallet/recharge-form'
import { signedYuan } from '@/components/money/wallet/signed-yuan'
import { Toaster } from '@/components/ui/overlays/toast'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { logInAs } from '../../support/log-in-as'
import { userOf } from '../../support/sample-user'

let pay: MockedCall<'POST /pay/recPay'>
beforeEach(() => {
  vi.useFakeTimers()
  pay = mockCall('POST /pay/recPay', { payRand: 'r'.repeat(22), payInterSn: 'P1', expiresIn: 300 })
  server.use(
    pay,
    mockCall('GET /pay/payMethodShow', {
      coin: '300.00',
      spendable: '300.00',
      owed: '0.00',
      isPayPassWord: true,
      methods: [
        { aliOrWx: 1, name: '支付宝', payModes: ['15'] },
        { aliOrWx: 2, name: '微信支付', payModes: ['15'] },
      ],
    }),
    mockCall('GET /pay/showPayUrl', {
      kind: 'qr',
      pageUrl: '',
      jsapi: null,
      qrText: 'qr',
      qrImage: 'data:image/svg+xml;base64,x',
      amount: '200.00',
      aliOrWx: 1,
      expiresIn: 300,
      paid: false,
    }),
    mockCall('GET /pay/queryPayStatus', { status: 0, code: -1, expired: false, amount: '200.00' }),
    mockCall('GET /user/userInfo', userOf({ coin: '300.00' })),
  )
  logInAs(userOf())
})
afterEach(() => vi.useRealTimers())
/** Advances the time, then lets the due requests be answered. */
const pass = async (seconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await settle()
}
const show = (onDone = vi.fn()) => {
  render(
    <>
      <RechargeForm payee="衡集" onDone={onDone} />
      <Toaster />
    </>,
  )
  return onDone
}
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
const type = (text: string) => fireEvent.change(screen.getByLabelText(/其他金额/), { target: { value: text } })

test.each(['', ' ', '\u200b'])('a recharge of %j requires an amount', async (text) => {
  show()
  type(text)
  await press('充值')
  expect(screen.getByText('请先输入充值金额！')).toBeTruthy()
  expect(pay.inputs).toEqual([])
})

test.each(['abc', '0', '-5', '10.123', '99999999999'])(
  'a recharge of %s is reported as an invalid amount',
  async (text) => {
    show()
    type(text)
    await press('充值')
    expect(screen.getByText('请输入正确的金额，最多 8 位整数和 2 位小数')).toBeTruthy()
  },
)

test('a preset recharge is paid by QR, then the dialog closes and the profile is reloaded', async () => {
  const onDone = show()
  await press(/^¥\s*200$/)
  await press('充值 ¥200.00')
  expect(pay.inputs).toEqual([expect.objectContaining({ amount: '200.00', aliOrWx: '1', payMode: '15' })])
  expect(pay.inputs[0]).not.toHaveProperty('orderId')
  expect(pay.keys).toEqual([expect.any(String)])
  const profile = mockCall('GET /user/userInfo', userOf({ coin: '300.00' }))
  server.use(profile, mockCall('GET /pay/queryPayStatus', { status: 1, code: 0, expired: false, amount: '200.00' }))
  await pass(5)
  expect(screen.getByText('充值成功')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onDone).toHaveBeenCalledOnce()
  expect(profile.inputs).toEqual([{}])
})

test('a payment query without an answer is repeated, a refused one is not', async () => {
  show()
  await press(/^¥\s*100$/)
  await press('充值 ¥100.00')
  server.use(mockCall('GET /pay/queryPayStatus', 'lost'))
  await pass(5)
  expect(screen.getByText('网络不稳定，正在重新查询')).toBeTruthy()
  const query = mockCall('GET /pay/queryPayStatus', { refuse: 'NOT_FOUND' })
  server.use(query)
  await pass(10)
  await pass(55)
  expect(query.inputs).toHaveLength(1)
  expect(screen.getByText('查询中断，请重新获取')).toBeTruthy()
})

test('a refused recharge is reported on the form', async () => {
  show()
  await press(/^¥\s*100$/)
  server.use(mockCall('POST /pay/recPay', { refuse: 'PAYMENT_FAILED' }))
  await press('充值 ¥100.00')
  expect(screen.getByText('支付通道繁忙，请稍后再试')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('amounts of balance records have a sign', () => {
  expect(signedYuan('500.00')).toBe('+500.00')
  expect(signedYuan('-2814.00')).toBe('-2,814.00')
})

test('a recharge offers only the ways that this installation has', async () => {
  const methods = [{ aliOrWx: 2, name: '微信支付', payModes: ['15' as const] }]
  server.use(
    mockCall('GET /pay/payMethodShow', {
      coin: '300.00',
      spendable: '300.00',
      owed: '0.00',
      isPayPassWord: true,
      methods,
    }),
  )
  show()
  await pass(0)
  expect(screen.queryByLabelText(/支付宝/)).toBeNull()
  type('200')
  await press(/^充值/)
  expect(pay.inputs[0]).toMatchObject({ aliOrWx: '2' })
})
