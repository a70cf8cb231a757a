// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { unload } from 'swr'
import { beforeEach, expect, test, vi } from 'vitest'
import { FreezeAccount } from '@/components/members/security/freeze-account'
import { LoginRecords } from '@/components/members/security/login-records'
import { PhonePage } from '@/components/members/security/phone-page'
import { SecurityList } from '@/components/members/security/security-list'
import { SecurityTab } from '@/components/members/security/security-tab'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { logInAs } from '../../support/log-in-as'
import { pageOf } from '../../support/page-of'
import { NO_FACE } from '../../support/sample-face'
import { userOf } from '../../support/sample-user'

type Request = Output<'GET /user/phoneRequest'>['request']
const RECORD: Output<'GET /user/loginRecords'>['list'][number] = {
  recordId: 1,
  createTime: '2026-03-02 10:00:00',
  way: '密码登录',
  result: 'wrong',
  device: 'Windows · Chrome',
  place: '未知',
  ip: '1.2.*.*',
}

beforeEach(() => {
  logInAs(userOf())
  serveRequest(null)
})
const serveRequest = (request: Request) => server.use(mockCall('GET /user/phoneRequest', { request }))

test('freezing the account shows its consequences, requires the pay password and redirects to the login', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const freeze = mockCall('POST /user/freezeAccount', null)
  server.use(freeze)
  render(<FreezeAccount />)
  await userEvent.click(screen.getByRole('button', { name: '冻结账号' }))
  const dialog = await screen.findByRole('dialog', { name: '冻结账号？' })
  expect(within(dialog).getByText(/你自己不能解冻/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: '确认冻结' }))
  expect(within(dialog).getByText('支付密码为6位数字')).toBeTruthy()
  expect(freeze.inputs).toEqual([])
  await userEvent.type(within(dialog).getByLabelText(/支付密码/, { selector: 'input' }), '246810')
  await userEvent.click(within(dialog).getByRole('button', { name: '确认冻结' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'))
  expect(freeze.inputs).toEqual([{ payPassword: '246810' }])
})

test('failed logins are counted and show their cause', async () => {
  server.use(mockCall('GET /user/loginRecords', { ...pageOf([RECORD]), stopped: 3 }))
  render(<LoginRecords />)
  expect(await screen.findByText(/近 30 天有 3 次登录没有成功/)).toBeTruthy()
  expect(screen.getByText('密码或验证码错误')).toBeTruthy()
})

test('a lost phone is replaced on request with name, pay password and the new phone', async () => {
  const request = mockCall('POST /user/requestPhone', null)
  server.use(request)
  render(<PhonePage />)
  await userEvent.click(await screen.findByRole('button', { name: '原手机已停用' }))
  await userEvent.type(screen.getByLabelText(/真实姓名/), '王小明')
  await userEvent.type(screen.getByLabelText(/^支付密码/), '246810')
  await userEvent.type(screen.getByLabelText(/^新手机号/), '13411112222')
  await userEvent.type(screen.getByLabelText(/新手机验证码/), '123456')
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }))
  await waitFor(() =>
    expect(request.inputs).toEqual([
      { realName: '王小明', payPassword: '246810', phone: '13411112222', smsCode: '123456' },
    ]),
  )
})

test('an open request for a new phone can be withdrawn and blocks another one', async () => {
  serveRequest({
    state: 'open',
    stateName: '审核中',
    phone: '134****2222',
    reason: '',
    createTime: '2026-03-02 10:00:00',
  })
  const withdraw = mockCall('POST /user/withdrawPhoneRequest', () => {
    serveRequest(null)
    return null
  })
  server.use(withdraw)
  render(<PhonePage />)
  await userEvent.click(await screen.findByRole('button', { name: '撤回申请' }))
  expect(await screen.findByRole('button', { name: '更换手机号' })).toBeTruthy()
  expect(withdraw.inputs).toEqual([{}])
})

test('an unverified member with a lost phone is referred to staff and sees no form', async () => {
  logInAs(userOf({ authStatus: 0 }))
  render(<PhonePage />)
  await userEvent.click(await screen.findByRole('button', { name: '原手机已停用' }))
  expect(screen.getByText(/还没有完成实名认证/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull()
})

test('every item of the security score links to its page', async () => {
  server.use(mockCall('GET /user/faceCheck', NO_FACE))
  const user = userOf({ authStatus: 0, isHadEmail: false, email: '', isPayPassWord: false, isHadPassWord: false })
  render(<SecurityList user={user} />)
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const room of [
    'identityAuthentication',
    'changePhone',
    'changePassword',
    'changePayPassword',
    'changeEmail',
    'changeAliAccount',
    'thirdPartyBinding',
  ])
    expect(hrefs).toContain(`/center/myself/${room}`)
  expect(await screen.findByRole('button', { name: '核验' })).toBeTruthy()
})

test('an account can be frozen when its profile cannot be loaded', async () => {
  unload({ revalidate: false })
  Cookies.set('token', 'a.b')
  server.use(
    mockCall('GET /user/userInfo', { refuse: 'SERVER_ERROR' }),
    mockCall('GET /user/sessions', { list: [] }),
    mockCall('GET /user/loginRecords', { ...pageOf([RECORD]), stopped: 3 }),
  )
  render(<SecurityTab />)
  expect(await screen.findByRole('button', { name: '冻结账号' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('加载失败')
})
