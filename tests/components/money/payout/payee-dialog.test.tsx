// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PayeeDialog } from '@/components/money/payout/payee-dialog'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { logInAs } from '../../support/log-in-as'
import { userOf } from '../../support/sample-user'

beforeEach(() => {
  logInAs(userOf({ realName: '林*猫' }))
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

test('a bank card requires a bank and a valid number before a code is sent', async () => {
  const sendCode = mockCall('POST /user/sendPayeeCode', { waitSeconds: 60 })
  server.use(sendCode)
  show()
  await press('银行卡')
  type(/银行卡号/, '6225880000086621')
  await press('获取验证码')
  expect(screen.getByText('请选择开户银行')).toBeTruthy()
  type(/开户银行/, '招商银行')
  await press('获取验证码')
  expect(screen.getByText('银行卡号有误，请核对')).toBeTruthy()
  expect(sendCode.inputs).toEqual([])
  type(/银行卡号/, '6225880000086620')
  await press('获取验证码')
  expect(sendCode.inputs).toEqual([{ kind: '3', account: '6225880000086620', bankName: '招商银行' }])
})

test('a payee is bound with name, code and pay password, and a refusal is reported at its field', async () => {
  const onDone = show()
  type(/支付宝账号/, '13812347702')
  type(/户名/, '林小满')
  type(/短信验证码/, '123456')
  type(/支付密码/, '246810')
  server.use(
    mockCall('POST /user/bindAccountNum', {
      refuse: 'REAL_NAME_WRONG',
    }),
  )
  await press('绑定')
  expect(screen.getByText('须与实名认证的姓名一致')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
  const bind = mockCall('POST /user/bindAccountNum', { payeeId: 1 })
  server.use(bind)
  await press('绑定')
  expect(bind.inputs).toEqual([
    { kind: '1', account: '13812347702', realName: '林小满', smsCode: '123456', payPassword: '246810' },
  ])
  expect(onDone).toHaveBeenCalled()
})
