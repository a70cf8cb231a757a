// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { beforeEach, expect, test, vi } from 'vitest'
import { FreezeAccount } from '@/components/centre/freeze-account'
import { LoginRecords } from '@/components/centre/login-records'
import { PhonePage } from '@/components/centre/phone-page'
import { SecurityList } from '@/components/centre/security-list'
import { SecurityTab } from '@/components/centre/security-tab'
import { ApiError, call } from '@/lib/client/api'
import { setProfile } from '@/lib/client/hooks/use-profile'
import { userOf } from '../support/sample-user'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))
const asked = vi.mocked(call)
let request: object | null = null
const RECORD = {
  recordId: 1,
  createTime: '2026-03-02 10:00:00',
  way: '密码登录',
  result: 'wrong',
  device: 'Windows · Chrome',
  place: '未知',
  ip: '1.2.*.*',
}

beforeEach(() => {
  request = null
  setProfile(userOf())
  asked.mockReset()
  asked.mockImplementation((async (name: string) => {
    if (name === 'GET /user/phoneRequest') return { request }
    if (name === 'GET /user/userInfo') return userOf()
    if (name === 'GET /user/loginRecords')
      return { list: [RECORD], total: 1, more: false, page: 1, pageSize: 10, stopped: 3 }
    if (name === 'POST /user/withdrawPhoneRequest') request = null
    return { waitSeconds: 60, phone: '138****0001' }
  }) as never)
})

test('freezing says what it stops, asks for a proof, and leaves', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  render(<FreezeAccount />)
  await userEvent.click(screen.getByRole('button', { name: '冻结账号' }))
  const dialog = await screen.findByRole('dialog', { name: '冻结账号？' })
  expect(within(dialog).getByText(/你自己不能解冻/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: '确认冻结' }))
  expect(within(dialog).getByText('支付密码为6位数字')).toBeTruthy()
  expect(asked).not.toHaveBeenCalledWith('POST /user/freezeAccount', expect.anything())
  await userEvent.type(within(dialog).getByLabelText(/支付密码/, { selector: 'input' }), '246810')
  await userEvent.click(within(dialog).getByRole('button', { name: '确认冻结' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'))
  expect(asked).toHaveBeenCalledWith('POST /user/freezeAccount', { payPassword: '246810' })
})

test('failed logins are counted and told apart by words', async () => {
  render(<LoginRecords />)
  expect(await screen.findByText(/近 30 天有 3 次登录没有成功/)).toBeTruthy()
  expect(screen.getByText('密码或验证码错误')).toBeTruthy()
})

test('a lost phone is asked for by name, pay password and the new phone', async () => {
  render(<PhonePage />)
  await userEvent.click(await screen.findByRole('button', { name: '原手机已停用' }))
  await userEvent.type(screen.getByLabelText(/真实姓名/), '王小明')
  await userEvent.type(screen.getByLabelText(/^支付密码/), '246810')
  await userEvent.type(screen.getByLabelText(/^新手机号/), '13411112222')
  await userEvent.type(screen.getByLabelText(/新手机验证码/), '123456')
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }))
  expect(asked).toHaveBeenCalledWith('POST /user/requestPhone', {
    realName: '王小明',
    payPassword: '246810',
    phone: '13411112222',
    smsCode: '123456',
  })
})

test('while a request is open there is no second one, and it can be stopped', async () => {
  request = { state: 'open', stateName: '审核中', phone: '134****2222', reason: '', createTime: '2026-03-02 10:00:00' }
  render(<PhonePage />)
  await userEvent.click(await screen.findByRole('button', { name: '撤回申请' }))
  expect(asked).toHaveBeenCalledWith('POST /user/withdrawPhoneRequest', {}, { loud: true })
  expect(await screen.findByRole('button', { name: '更换手机号' })).toBeTruthy()
})

test('who is not verified is sent to staff, and has no form that cannot succeed', async () => {
  setProfile(userOf({ authStatus: 0 }))
  render(<PhonePage />)
  await userEvent.click(await screen.findByRole('button', { name: '原手机已停用' }))
  expect(screen.getByText(/还没有完成实名认证/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '提交申请' })).toBeNull()
})

test('every item of the score leads to the room that raises it', () => {
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
})

test('an account can be frozen where its profile cannot be loaded', async () => {
  setProfile(null)
  Cookies.set('token', 'a.b')
  const answered = asked.getMockImplementation()
  asked.mockImplementation((async (name: string, input: object) => {
    if (name === 'GET /user/userInfo') throw new ApiError(500, '服务器开小差了，请稍后再试')
    if (name === 'GET /user/sessions') return { list: [] }
    return answered?.(name as never, input as never)
  }) as never)
  render(<SecurityTab />)
  expect(await screen.findByRole('button', { name: '冻结账号' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('加载失败')
})
