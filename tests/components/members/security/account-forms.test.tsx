// @vitest-environment happy-dom

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { LoginPasswordForm } from '@/components/members/security/login-password-form'
import { PayPasswordForm } from '@/components/members/security/pay-password-form'
import { IdentityForm } from '@/components/people/account/identity-form'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { userOf } from '../../support/sample-user'

beforeEach(() => logInAs(userOf()))

const LOGIN = {
  token: 't.k',
  userId: 1 as UserId,
  nickName: '南山老猫',
  actor: '',
  isPartner: 0,
  username: '138****0001',
}

test('name and identity card are validated before sending, and a refusal keeps them', async () => {
  const verify = mockCall('POST /user/verifyIdentity', { refuse: 'UNDER_AGE' })
  server.use(verify)
  const user = userEvent.setup()
  render(<IdentityForm />)
  await user.click(screen.getByText('提交认证'))
  expect(screen.getByText('请输入真实姓名')).toBeTruthy()
  await user.type(screen.getByLabelText(/真实姓名/), '张三')
  await user.type(screen.getByLabelText(/身份证号/), '123')
  await user.click(screen.getByText('提交认证'))
  expect(screen.getByText('身份证号码格式错误')).toBeTruthy()
  expect(verify.inputs).toEqual([])
  await user.clear(screen.getByLabelText(/身份证号/))
  await user.type(screen.getByLabelText(/身份证号/), '11010119900307757x')
  await user.click(screen.getByText('提交认证'))
  expect(await screen.findByText('未满 18 周岁，不能进行交易')).toBeTruthy()
  expect(verify.inputs).toEqual([{ realName: '张三', idCard: '11010119900307757X' }])
  expect(screen.getByLabelText(/真实姓名/)).toHaveProperty('value', '张三')
})

test('an SMS code is sent to the own phone and cannot be requested again for 60 s', async () => {
  const user = userEvent.setup()
  const sendCode = mockCall('POST /comm/smsBindPhone', { waitSeconds: 60, phone: '138****0001' })
  server.use(sendCode)
  render(<PayPasswordForm />)
  await user.click(screen.getByText('获取验证码'))
  expect((await screen.findByText('60 秒后重发')).closest('button')).toHaveProperty('disabled', true)
  expect(sendCode.inputs).toEqual([{ purpose: 'payPassword' }])
})

test('the pay password is entered twice, and a wrong code is reported at its field', async () => {
  const user = userEvent.setup()
  render(<PayPasswordForm />)
  await user.type(screen.getByLabelText(/短信验证码/), '123456')
  await user.type(screen.getByLabelText(/^支付密码/), '246810')
  await user.type(screen.getByLabelText(/再次输入支付密码/), '246811')
  await user.click(screen.getByText('重置支付密码'))
  expect(screen.getByText('两次输入的支付密码不一致')).toBeTruthy()
  await user.type(screen.getByLabelText(/再次输入支付密码/), '{Backspace}0')
  const save = mockCall('POST /user/setPayPassword', { refuse: 'WRONG_SMS_CODE' })
  server.use(save)
  await user.click(screen.getByText('重置支付密码'))
  expect(await screen.findByText('验证码错误或已过期，请重新获取')).toBeTruthy()
  expect(screen.getByLabelText(/短信验证码/).getAttribute('aria-invalid')).toBe('true')
  expect(save.inputs).toEqual([{ smsCode: '123456', payPassword: '246810' }])
})

test('a wrong old password is reported at its field', async () => {
  const user = userEvent.setup()
  render(<LoginPasswordForm />)
  await user.type(screen.getByLabelText(/^原密码/), 'demo1234')
  await user.type(screen.getByLabelText(/^新密码/), 'short')
  await user.click(screen.getByText('修改登录密码'))
  expect(screen.getAllByText('密码为8-32位，需同时包含字母和数字')).toHaveLength(2)
  await user.clear(screen.getByLabelText(/^新密码/))
  await user.type(screen.getByLabelText(/^新密码/), 'better5678')
  await user.type(screen.getByLabelText(/再次输入新密码/), 'better5678')
  server.use(
    mockCall('POST /user/changeUserPassword', {
      refuse: 'WRONG_CREDENTIALS',
      msg: '原密码错误',
      data: { field: 'oldPassword' },
    }),
  )
  await user.click(screen.getByText('修改登录密码'))
  expect(await screen.findByText('原密码错误')).toBeTruthy()
  const change = mockCall('POST /user/changeUserPassword', LOGIN)
  server.use(change, mockCall('GET /user/userInfo', userOf()))
  await user.click(screen.getByText('修改登录密码'))
  await waitFor(() => expect(screen.getByLabelText(/^新密码/)).toHaveProperty('value', ''))
  expect(change.inputs).toEqual([{ oldPassword: 'demo1234', password: 'better5678' }])
})

test('an account without a password sets one with an SMS code', async () => {
  const user = userEvent.setup()
  logInAs(userOf({ isHadPassWord: false }))
  const sendCode = mockCall('POST /comm/smsBindPhone', { waitSeconds: 60, phone: '138****0001' })
  const change = mockCall('POST /user/changeUserPassword', LOGIN)
  server.use(sendCode, change, mockCall('GET /user/userInfo', userOf()))
  render(<LoginPasswordForm />)
  expect(screen.queryByLabelText(/^原密码/)).toBeNull()
  await user.click(screen.getByText('获取验证码'))
  await waitFor(() => expect(sendCode.inputs).toEqual([{ purpose: 'password' }]))
  await user.type(screen.getByLabelText(/短信验证码/), '123456')
  await user.type(screen.getByLabelText(/^新密码/), 'better5678')
  await user.type(screen.getByLabelText(/再次输入新密码/), 'better5678')
  await user.click(screen.getByText('设置登录密码'))
  await waitFor(() => expect(change.inputs).toEqual([{ smsCode: '123456', password: 'better5678' }]))
})
