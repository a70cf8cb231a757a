// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { IdentityForm } from '@/components/account/identity-form'
import { LoginPasswordForm } from '@/components/centre/login-password-form'
import { PayPasswordForm } from '@/components/centre/pay-password-form'
import { ApiError, call } from '@/lib/client/api'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { userOf } from '../support/sample-user'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

beforeEach(() => {
  vi.mocked(call).mockReset()
  setProfile(userOf())
})

test('name and id card are checked before they are sent; a refusal keeps them', async () => {
  const user = userEvent.setup()
  render(<IdentityForm />)
  await user.click(screen.getByText('提交认证'))
  expect(screen.getByText('请输入真实姓名')).toBeTruthy()
  await user.type(screen.getByLabelText(/真实姓名/), '张三')
  await user.type(screen.getByLabelText(/身份证号/), '123')
  await user.click(screen.getByText('提交认证'))
  expect(screen.getByText('身份证号码格式错误')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText(/身份证号/))
  await user.type(screen.getByLabelText(/身份证号/), '11010119900307757x')
  vi.mocked(call).mockRejectedValueOnce(new ApiError(1106, '未满18周岁，不能进行交易'))
  await user.click(screen.getByText('提交认证'))
  expect(await screen.findByText('未满18周岁，不能进行交易')).toBeTruthy()
  expect(vi.mocked(call).mock.calls[0]?.[1]).toEqual({ realName: '张三', idCard: '11010119900307757X' })
  expect(screen.getByLabelText(/真实姓名/)).toHaveProperty('value', '张三')
})

test('a code is sent to the own phone and cannot be asked for again for 60 s', async () => {
  const user = userEvent.setup()
  vi.mocked(call).mockResolvedValueOnce({ waitSeconds: 60, phone: '138****0001' } as never)
  render(<PayPasswordForm />)
  await user.click(screen.getByText('获取验证码'))
  expect(call).toHaveBeenCalledWith('POST /comm/smsBindPhone', { purpose: 'payPassword' })
  expect((await screen.findByText('60 秒后重发')).closest('button')).toHaveProperty('disabled', true)
})

test('the pay password is entered twice; a wrong code stands at its field', async () => {
  const user = userEvent.setup()
  render(<PayPasswordForm />)
  await user.type(screen.getByLabelText(/短信验证码/), '123456')
  await user.type(screen.getByLabelText(/^支付密码/), '246810')
  await user.type(screen.getByLabelText(/再次输入支付密码/), '246811')
  await user.click(screen.getByText('重置支付密码'))
  expect(screen.getByText('两次输入的支付密码不一致')).toBeTruthy()
  await user.type(screen.getByLabelText(/再次输入支付密码/), '{Backspace}0')
  vi.mocked(call).mockRejectedValueOnce(new ApiError(1102, '验证码错误或已过期，请重新获取', { field: 'smsCode' }))
  await user.click(screen.getByText('重置支付密码'))
  expect(await screen.findByText('验证码错误或已过期，请重新获取')).toBeTruthy()
  expect(screen.getByLabelText(/短信验证码/).getAttribute('aria-invalid')).toBe('true')
})

test('a wrong old password stands at its field', async () => {
  const user = userEvent.setup()
  render(<LoginPasswordForm />)
  await user.type(screen.getByLabelText(/^原密码/), 'demo1234')
  await user.type(screen.getByLabelText(/^新密码/), 'short')
  await user.click(screen.getByText('修改登录密码'))
  expect(screen.getAllByText('密码为8-32位，需同时包含字母和数字')).toHaveLength(2)
  await user.clear(screen.getByLabelText(/^新密码/))
  await user.type(screen.getByLabelText(/^新密码/), 'better5678')
  await user.type(screen.getByLabelText(/再次输入新密码/), 'better5678')
  vi.mocked(call).mockRejectedValueOnce(new ApiError(1101, '原密码错误', { field: 'oldPassword' }))
  await user.click(screen.getByText('修改登录密码'))
  expect(await screen.findByText('原密码错误')).toBeTruthy()
  vi.mocked(call).mockResolvedValue(userOf() as never)
  await user.click(screen.getByText('修改登录密码'))
  expect(vi.mocked(call).mock.calls[1]).toEqual([
    'POST /user/changeUserPassword',
    { oldPassword: 'demo1234', password: 'better5678' },
  ])
  expect(screen.getByLabelText(/^新密码/)).toHaveProperty('value', '')
})

test('an account without a password sets one by the phone', async () => {
  const user = userEvent.setup()
  setProfile(userOf({ isHadPassWord: false }))
  vi.mocked(call).mockResolvedValue({ waitSeconds: 60, phone: '138****0001' } as never)
  render(<LoginPasswordForm />)
  expect(screen.queryByLabelText(/^原密码/)).toBeNull()
  await user.click(screen.getByText('获取验证码'))
  expect(call).toHaveBeenCalledWith('POST /comm/smsBindPhone', { purpose: 'password' })
  await user.type(screen.getByLabelText(/短信验证码/), '123456')
  await user.type(screen.getByLabelText(/^新密码/), 'better5678')
  await user.type(screen.getByLabelText(/再次输入新密码/), 'better5678')
  await user.click(screen.getByText('设置登录密码'))
  expect(call).toHaveBeenCalledWith('POST /user/changeUserPassword', { smsCode: '123456', password: 'better5678' })
})
