// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PayeeDialog } from '@/components/payout/payee-dialog'
import { ApiError, call } from '@/lib/client/api'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { settle } from '../../support/settle'
import { userOf } from '../support/sample-user'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

beforeEach(() => {
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async () => ({ waitSeconds: 60, payeeId: 1 })) as never)
  setProfile(userOf({ realName: '林*猫' }))
})
const show = () => {
  const onDone = vi.fn()
  render(<PayeeDialog onClose={vi.fn()} onDone={onDone} />)
  return onDone
}
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

test('a card takes a bank and a number with its check digit before a code is sent', async () => {
  show()
  await press('银行卡')
  type(/银行卡号/, '6225880000086621')
  await press('获取验证码')
  expect(screen.getByText('请选择开户银行')).toBeTruthy()
  type(/开户银行/, '招商银行')
  await press('获取验证码')
  expect(screen.getByText('银行卡号有误，请核对')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
  type(/银行卡号/, '6225880000086620')
  await press('获取验证码')
  expect(vi.mocked(call).mock.calls).toEqual([
    ['POST /user/sendPayeeCode', { kind: '3', account: '6225880000086620', bankName: '招商银行' }],
  ])
})

test('is bound with the name and both proofs; a refusal stands at its field', async () => {
  const onDone = show()
  type(/支付宝账号/, '13812347702')
  type(/户名/, '林小满')
  type(/短信验证码/, '123456')
  type(/支付密码/, '246810')
  vi.mocked(call).mockRejectedValueOnce(new ApiError(1312, '须与实名认证的姓名一致', { field: 'realName' }))
  await press('绑定')
  expect(screen.getByText('须与实名认证的姓名一致')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
  await press('绑定')
  expect(vi.mocked(call).mock.lastCall?.slice(0, 2)).toEqual([
    'POST /user/bindAccountNum',
    {
      kind: '1',
      account: '13812347702',
      bankName: '',
      realName: '林小满',
      smsCode: '123456',
      payPassword: '246810',
    },
  ])
  expect(onDone).toHaveBeenCalled()
})
