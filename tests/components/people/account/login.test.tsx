// @vitest-environment happy-dom

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { returnTarget } from '@/components/people/account/enter-site'
import { LoginCard } from '@/components/people/account/login-card'
import { LoginForm } from '@/components/people/account/login-form'
import { RegisterCard } from '@/components/people/account/register-card'
import { Toaster } from '@/components/ui/overlays/toast'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { userOf } from '../../support/sample-user'

const LOGIN = {
  token: 't.k',
  userId: 7 as UserId,
  nickName: '南山老猫',
  actor: '',
  isPartner: 0,
  username: '138****7702',
}
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
  vi.restoreAllMocks()
})

test('the login is not sent before phone, password and agreement are valid', async () => {
  const login = mockCall('POST /user/login', LOGIN)
  server.use(login)
  const { container } = render(<LoginCard />)
  const pw = form(container)
  expect(box(pw, 'agree').checked).toBe(false)
  await userEvent.type(box(pw, 'phone'), '138000')
  await userEvent.click(send(pw))
  expect(screen.getByText('手机号码格式错误')).toBeTruthy()
  expect(screen.getByText('请输入密码')).toBeTruthy()
  expect(screen.getByText('请先阅读并同意用户协议')).toBeTruthy()
  expect(login.inputs).toEqual([])
  expect(document.activeElement).toBe(box(pw, 'phone'))
})

test('a refused login is reported in the form, which keeps its values', async () => {
  server.use(mockCall('POST /user/login', { refuse: 'WRONG_CREDENTIALS' }))
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

test('after the login the visitor returns to the page in the URL', async () => {
  history.replaceState(null, '', '/login?returnUrl=%2Fdetail%2FZHWZ1070931')
  const login = mockCall('POST /user/login', LOGIN)
  server.use(login)
  const { container } = render(<LoginCard />)
  const pw = form(container)
  await userEvent.type(box(pw, 'phone'), '13800007702')
  await userEvent.type(box(pw, 'password'), ' pass word1')
  await userEvent.click(box(pw, 'agree'))
  await userEvent.click(send(pw))
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/detail/ZHWZ1070931'))
  expect(login.inputs).toEqual([{ phone: '13800007702', password: ' pass word1' }])
})

test('phone and agreement survive a switch of the login method, and the agreement stays on a known device', async () => {
  server.use(mockCall('POST /user/login', LOGIN))
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

test('a visitor redirected from a member page sees why', () => {
  history.replaceState(null, '', '/login?returnUrl=%2Fwares%2FmyBrowseGoods&asked=1')
  render(
    <>
      <LoginCard />
      <Toaster />
    </>,
  )
  expect(screen.getByText('请先登录')).toBeTruthy()
})

test('an SMS code is requested for a valid phone only and counts down, and a wrong code is reported at its field', async () => {
  const sendCode = mockCall('POST /comm/sms', { waitSeconds: 60 })
  const login = mockCall('POST /user/loginBySmCode', { refuse: 'WRONG_SMS_CODE' })
  server.use(sendCode, login)
  const { container } = render(<LoginCard />)
  await userEvent.click(screen.getByLabelText('短信登录'))
  const sms = form(container)
  const ask = screen.getByText('获取验证码')
  await userEvent.click(ask)
  expect(sendCode.inputs).toEqual([])
  await userEvent.type(box(sms, 'phone'), '13800007702')
  await userEvent.click(ask)
  expect(await screen.findByText('60 秒后重发')).toBeTruthy()
  expect(sendCode.inputs).toEqual([{ phone: '13800007702', purpose: 'login' }])
  await userEvent.type(box(sms, 'smsCode'), '123456')
  await userEvent.click(box(sms, 'agree'))
  await userEvent.click(send(sms))
  await waitFor(() => expect(box(sms, 'smsCode').getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(box(sms, 'smsCode'))
  expect(login.inputs).toEqual([{ phone: '13800007702', smsCode: '123456' }])
})

test('a logged-in member skips the login page, and an expired session is removed', async () => {
  Cookies.set('token', 'a.b')
  server.use(mockCall('GET /user/userInfo', userOf()))
  const first = render(<LoginCard />)
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/'))
  first.unmount()
  server.use(mockCall('GET /user/userInfo', { refuse: 'NOT_LOGGED_IN' }))
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
])('after a login at the URL %s the visitor goes to %s', (search, target) => expect(returnTarget(search)).toBe(target))

test('registration uses the invite code of the cookie, and reports a registered phone at its field', async () => {
  Cookies.set('invitecode', 'ABC123')
  const register = mockCall('POST /user/register', { refuse: 'PHONE_TAKEN' })
  server.use(register)
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
  expect(register.inputs).toEqual([
    { phone: '13800007702', smsCode: '123456', password: 'onlyletters9', inviteCode: 'ABC123', agree: '1' },
  ])
})

test('the login form cannot be submitted before scripts run', () => {
  const markup = document.createElement('div')
  markup.innerHTML = renderToString(<LoginForm way="password" />)
  expect(markup.querySelector('button[type=submit]')).toHaveProperty('disabled', true)
  render(<LoginForm way="password" />)
  expect(screen.getByRole('button', { name: '登录' })).toHaveProperty('disabled', false)
})

test('a link can open the login by SMS with the number filled in', () => {
  history.replaceState(null, '', '/login?way=sms&returnUrl=%2Fconsole#phone=13900001111')
  const { container } = render(<LoginCard />)
  expect(screen.getByRole('radio', { name: '短信登录' })).toHaveProperty('checked', true)
  expect(box(form(container), 'phone').value).toBe('13900001111')
})
