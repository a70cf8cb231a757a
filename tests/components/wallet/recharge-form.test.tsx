// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toaster } from '@/components/ui/toast'
import { RechargeForm } from '@/components/wallet/recharge-form'
import { signedYuan } from '@/components/wallet/signed-yuan'
import { ApiError, call } from '@/lib/client/api'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { userOf } from '../support/sample-user'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

const answers: Record<string, () => unknown> = {}
beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (name: string) => answers[name]?.()) as never)
  answers['POST /pay/recPay'] = () => ({ payRand: 'r'.repeat(22), payInterSn: 'P1', expiresIn: 300 })
  answers['GET /pay/showPayUrl'] = () => ({
    qrText: 'qr',
    qrImage: 'data:image/svg+xml;base64,x',
    amount: '200.00',
    aliOrWx: 1,
    expiresIn: 300,
    paid: false,
  })
  answers['GET /pay/queryPayStatus'] = () => ({ status: 0, code: -1, expired: false })
  answers['GET /user/userInfo'] = () => userOf({ coin: '300.00' })
  setProfile(userOf())
})
afterEach(() => vi.useRealTimers())
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
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
const forms = () =>
  vi
    .mocked(call)
    .mock.calls.filter(([name]) => name === 'POST /pay/recPay')
    .map(([, input]) => input)

test.each(['', 'abc', '0', '-5'])('%j is not an amount', async (text) => {
  show()
  type(text)
  await press('充值')
  expect(screen.getByText('请先输入充值金额！')).toBeTruthy()
  expect(forms()).toHaveLength(0)
})

test.each(['10.123', '99999999999'])('%s is no amount, which is not called a price', async (text) => {
  show()
  type(text)
  await press('充值')
  expect(screen.getByText('请输入正确的金额，最多 8 位整数和 2 位小数')).toBeTruthy()
})

test('a preset is paid by QR with pay mode 15; then the dialog closes and the profile is fetched', async () => {
  const onDone = show()
  await press(/^¥\s*200$/)
  await press('充值 ¥200.00')
  expect(forms()[0]).toMatchObject({ amount: '200.00', aliOrWx: '1', payMode: '15', orderId: '' })
  answers['GET /pay/queryPayStatus'] = () => ({ status: 1, code: 0, expired: false })
  await pass(5)
  expect(screen.getByText('充值成功')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onDone).toHaveBeenCalledOnce()
  expect(vi.mocked(call).mock.calls.some(([name]) => name === 'GET /user/userInfo')).toBe(true)
})

test('a failing question stops the polling', async () => {
  show()
  await press(/^¥\s*100$/)
  await press('充值 ¥100.00')
  answers['GET /pay/queryPayStatus'] = () => {
    throw new ApiError(-1, '网络超时')
  }
  await pass(60)
  expect(vi.mocked(call).mock.calls.filter(([name]) => name === 'GET /pay/queryPayStatus')).toHaveLength(1)
  expect(screen.getByText('查询中断，请重新获取')).toBeTruthy()
})

test('a refused payment is said on the form', async () => {
  show()
  await press(/^¥\s*100$/)
  answers['POST /pay/recPay'] = () => {
    throw new ApiError(1304, '支付通道繁忙，请稍后再试')
  }
  await press('充值 ¥100.00')
  expect(screen.getByText('支付通道繁忙，请稍后再试')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('amounts of records carry their sign', () => {
  expect(signedYuan('500.00')).toBe('+500.00')
  expect(signedYuan('-2814.00')).toBe('-2,814.00')
})
