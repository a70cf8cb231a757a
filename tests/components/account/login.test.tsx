// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnTarget } from '@/components/account/enter-site'
import { LoginCard } from '@/components/account/login-card'
import { LoginForm } from '@/components/account/login-form'
import { RegisterCard } from '@/components/account/register-card'
import { Toaster } from '@/components/ui/toast'
import { ApiError } from '@/lib/client/api'
import { lazyCall } from '@/lib/client/lazy-call'

vi.mock('@/lib/client/lazy-call', () => ({ lazyCall: vi.fn() }))
const call = vi.mocked(lazyCall)
const LOGIN = { token: 't.k', userId: 7, nickName: '南山老猫', actor: '', isPartner: 0, username: '138****7702' }
const form = (container: HTMLElement, index = 0) => container.querySelectorAll('form')[index] as HTMLFormElement
const box = (scope: HTMLElement, name: string) => scope.querySelector(`[name="${name}"]`) as HTMLInputElement
const send = (scope: HTMLElement) => scope.querySelector('[type="submit"]') as HTMLButtonElement

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.spyOn(location, 'replace').mockImplementation(() => {})
})
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  history.replaceState(null, '', '/login')
  localStorage.clear()
  call.mockReset()
  vi.restoreAllMocks()
})

test('nothing is sent before phone, password and agreement are right', async () => {
  const { container } = render(<LoginCard />)
  const pw = form(container)
  expect(box(pw, 'agree').checked).toBe(false)
  await userEvent.type(box(pw, 'phone'), '138000')
  await userEvent.click(send(pw))
  expect(screen.getByText('手机号码格式错误')).toBeTruthy()
  expect(screen.getByText('请输入密码')).toBeTruthy()
  expect(screen.getByText('请先阅读并同意用户协议')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(box(pw, 'phone'))
})

test('a refusal keeps what was typed and is shown in the form', async () => {
  call.mockRejectedValue(new ApiError(1101, '账号或密码错误'))
  const { container } = render(<LoginCard />)
  const pw = form(container)
  await userEvent.type(box(pw, 'phone'), '13800007702')
  await userEvent.type(box(pw, 'password'), 'hengji2026')
  await userEvent.click(box(pw, 'agree'))
  await userEvent.click(send(pw))
  expect((await screen.findByRole('alert')).textContent).toBe('账号或密码错误')
  expect([box(pw, 'phone').value, box(pw, 'password').value, box(pw, 'agree').checked]).toEqual([
    '13800007702',
    'hengji2026',
    true,
  ])
})

test('login goes to where the visitor came from', async () => {
  history.replaceState(null, '', '/login?returnUrl=%2Fdetail%2FZHWZ1070931')
  call.mockResolvedValue(LOGIN)
  const { container } = render(<LoginCard />)
  const pw = form(container)
  await userEvent.type(box(pw, 'phone'), '13800007702')
  await userEvent.type(box(pw, 'password'), ' pass word1')
  await userEvent.click(box(pw, 'agree'))
  await userEvent.click(send(pw))
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/detail/ZHWZ1070931'))
  expect(call).toHaveBeenCalledWith('POST /user/login', { phone: '13800007702', password: ' pass word1' })
})

test('phone and agreement outlast a change of the way; on a device that logged in the agreement stands', async () => {
  call.mockResolvedValue(LOGIN)
  const { container, unmount } = render(<LoginCard />)
  const one = form(container)
  await userEvent.type(box(one, 'phone'), '13800007702')
  await userEvent.click(box(one, 'agree'))
  await userEvent.click(screen.getByLabelText('短信登录'))
  expect([box(one, 'phone').value, box(one, 'agree').checked]).toEqual(['13800007702', true])
  await userEvent.click(screen.getByLabelText('密码登录'))
  await userEvent.type(box(one, 'password'), 'demo1234')
  await userEvent.click(send(one))
  await waitFor(() => expect(location.assign).toHaveBeenCalled())
  unmount()
  expect(box(form(render(<LoginCard />).container), 'agree').checked).toBe(true)
})

test('who was sent here by a members’ page is told to log in', () => {
  history.replaceState(null, '', '/login?returnUrl=%2Fwares%2FmyBrowseGoods&asked=1')
  render(
    <>
      <LoginCard />
      <Toaster />
    </>,
  )
  expect(screen.getByText('请先登录')).toBeTruthy()
})

test('an SMS code is asked for with a right phone only, then counted down; a wrong code is said on its field', async () => {
  const { container } = render(<LoginCard />)
  await userEvent.click(screen.getByLabelText('短信登录'))
  const sms = form(container)
  const ask = screen.getByText('获取验证码')
  await userEvent.click(ask)
  expect(call).not.toHaveBeenCalled()
  await userEvent.type(box(sms, 'phone'), '13800007702')
  call.mockResolvedValueOnce({ waitSeconds: 60 } as never)
  await userEvent.click(ask)
  expect(await screen.findByText('60 秒后重发')).toBeTruthy()
  expect(call).toHaveBeenCalledWith('POST /comm/sms', { phone: '13800007702', purpose: 'login' })
  call.mockRejectedValueOnce(new ApiError(1102, '验证码错误或已过期，请重新获取', { field: 'smsCode' }))
  await userEvent.type(box(sms, 'smsCode'), '123456')
  await userEvent.click(box(sms, 'agree'))
  await userEvent.click(send(sms))
  await waitFor(() => expect(box(sms, 'smsCode').getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(box(sms, 'smsCode'))
})

test('a member goes on at once; a dead session is forgotten', async () => {
  Cookies.set('token', 'a.b')
  call.mockResolvedValueOnce({} as never)
  const first = render(<LoginCard />)
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/'))
  first.unmount()
  call.mockRejectedValueOnce(new ApiError(1, '请先登录'))
  render(<LoginCard />)
  await waitFor(() => expect(Cookies.get('token')).toBeUndefined())
})

test.each([
  ['?returnUrl=%2Fcenter%3Fa%3D1', '/center?a=1'],
  ['?returnUrl=https%3A%2F%2Fevil.test', '/'],
  ['?returnUrl=%2F%2Fevil.test', '/'],
  ['?returnUrl=%2F%5Cevil.test', '/'],
  ['?returnUrl=%2Flogin%3FreturnUrl%3D%2F', '/'],
  ['?returnUrl=%2Flogin%2F', '/'],
  ['?returnUrl=%2Flogin%2Fscan%3Fcode%3Dabc', '/login/scan?code=abc'],
  ['', '/'],
])('%s leads to %s', (search, target) => expect(returnTarget(search)).toBe(target))

test('registration takes the invite code of the cookie, and says on the field that a phone is taken', async () => {
  Cookies.set('invitecode', 'ABC123')
  call.mockRejectedValue(new ApiError(1103, '该手机号已注册，请直接登录', { field: 'phone' }))
  const { container } = render(<RegisterCard />)
  const reg = form(container)
  expect(box(reg, 'inviteCode').value).toBe('ABC123')
  expect(box(reg, 'agree').checked).toBe(false)
  await userEvent.type(box(reg, 'phone'), '13800007702')
  await userEvent.type(box(reg, 'smsCode'), '123456')
  await userEvent.type(box(reg, 'password'), 'onlyletters')
  await userEvent.click(box(reg, 'agree'))
  await userEvent.click(send(reg))
  expect(screen.getByText('密码为8-32位，需同时包含字母和数字')).toBeTruthy()
  await userEvent.type(box(reg, 'password'), '9')
  await userEvent.click(send(reg))
  await waitFor(() => expect(box(reg, 'phone').getAttribute('aria-invalid')).toBe('true'))
  expect(call).toHaveBeenCalledWith('POST /user/register', {
    phone: '13800007702',
    smsCode: '123456',
    password: 'onlyletters9',
    inviteCode: 'ABC123',
    agree: '1',
  })
})

test('until scripts run the form cannot be sent', () => {
  const markup = document.createElement('div')
  markup.innerHTML = renderToString(<LoginForm way="password" />)
  expect(markup.querySelector('button[type=submit]')).toHaveProperty('disabled', true)
  render(<LoginForm way="password" />)
  expect(screen.getByRole('button', { name: '登录' })).toHaveProperty('disabled', false)
})
