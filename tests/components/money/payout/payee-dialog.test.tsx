// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PayeeDialog } from '@/components/money/payout/payee-dialog'
import { PayeesPage } from '@/components/money/payout/payees-page'
import type { PayeeKind } from '@/lib/shared/money/payout'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { logInAs } from '../../support/log-in-as'
import { userOf } from '../../support/sample-user'

beforeEach(() => {
  logInAs(userOf({ realName: '林*猫' }))
})
const show = (kinds: readonly PayeeKind[] = [1, 2, 3]) => {
  const onDone = vi.fn()
  render(<PayeeDialog kinds={kinds} lockHours={24} onClose={vi.fn()} onDone={onDone} />)
  expect(screen.getByText('绑定后 24 小时内不能提现到这个账户，第一笔次日打款。')).toBeTruthy()
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

test('only kinds of payees that can be paid are offered', () => {
  show([1, 3])
  expect(screen.getByRole('group', { name: '收款方式' }).textContent).toBe('支付宝银行卡')
})

test('the list offers what can be paid, and marks payees that cannot', async () => {
  const wechat = { payeeId: 1, kind: 2, name: '微信 wx****er', isDefault: true, isFirst: false, canPay: false } as const
  const list = [{ ...wechat, lockedUntil: null, createTime: '2026-11-01 10:00:00' }]
  server.use(
    mockCall('GET /user/payees', { list, payeeKinds: [1, 3], mostPayees: 5, lockHours: 24 }),
    mockCall('GET /user/userInfo', userOf({ authStatus: 2, isPayPassWord: true })),
  )
  render(<PayeesPage />)
  await settle()
  expect(screen.getByRole('listitem').textContent).toContain('暂不支持提现到微信')
  await press('添加')
  await settle()
  expect(screen.getByRole('group', { name: '收款方式' }).textContent).toBe('支付宝银行卡')
  cleanup()
  server.use(mockCall('GET /user/payees', { list: [], payeeKinds: [1, 3], mostPayees: 5, lockHours: 24 }))
  render(<PayeesPage />)
  await settle()
  expect(screen.getByText('绑定支付宝或银行卡后就能提现')).toBeTruthy()
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
