// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readReturn } from '@/components/account/read-return'
import { VendorButtons } from '@/components/account/vendor-buttons'
import { VendorLanding } from '@/components/account/vendor-landing'
import { ApiError } from '@/lib/client/api'
import { lazyCall } from '@/lib/client/lazy-call'

vi.mock('@/lib/client/lazy-call', () => ({ lazyCall: vi.fn() }))
const call = vi.mocked(lazyCall)
const LOGIN = { token: 't.k', userId: 7, nickName: '小北', actor: '', isPartner: 0, username: '138****7702' }

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.spyOn(location, 'replace').mockImplementation(() => {})
})
afterEach(() => {
  history.replaceState(null, '', '/login')
  call.mockReset()
  vi.restoreAllMocks()
})
const land = (query: string) => {
  history.replaceState(null, '', `/login/back?${query}`)
  return render(<VendorLanding />)
}

test('a press leads to the vendor’s page and names where to come back to', async () => {
  history.replaceState(null, '', '/login?returnUrl=%2Fcenter')
  call.mockResolvedValue({ url: 'https://vendor.test/authorize' } as never)
  render(<VendorButtons vendors={['wechat', 'qq']} />)
  await userEvent.click(screen.getByRole('button', { name: 'QQ登录' }))
  expect(call).toHaveBeenCalledWith('POST /user/beginVendorLogin', { vendor: 'qq', returnUrl: '/center' })
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith('https://vendor.test/authorize'))
})

test('a site without vendors has no such buttons', () => {
  expect(render(<VendorButtons vendors={[]} />).container.textContent).toBe('')
})

test('who is known goes on, and neither code nor state stays in the address', async () => {
  call.mockResolvedValue({ login: LOGIN, nickName: '小北', returnUrl: '/center' } as never)
  land('code=c1&state=login.qq.abc')
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/center'))
  expect(call).toHaveBeenCalledWith('POST /user/qqLogin', { code: 'c1', state: 'login.qq.abc' })
  expect(location.search).toBe('')
})

test('a first login asks for a phone, and sends its code by the visit', async () => {
  call.mockResolvedValueOnce({ login: null, nickName: '新来的', returnUrl: '/' } as never)
  land('code=c1&state=login.wechat.abc')
  expect(await screen.findByText(/微信“新来的”是第一次登录/)).toBeTruthy()
  expect(call).toHaveBeenCalledWith('POST /user/wechatLogin', { code: 'c1', state: 'login.wechat.abc' })
  await userEvent.type(screen.getByLabelText('手机号'), '13800007702')
  call.mockResolvedValueOnce({ waitSeconds: 60, phone: '138****7702' } as never)
  await userEvent.click(screen.getByText('获取验证码'))
  expect(call).toHaveBeenLastCalledWith('POST /comm/smsBindPhone', {
    purpose: 'thirdParty',
    phone: '13800007702',
    state: 'login.wechat.abc',
  })
  await userEvent.type(screen.getByLabelText('验证码'), '123456')
  await userEvent.click(screen.getByRole('button', { name: '完成登录' }))
  expect(screen.getByText('请先阅读并同意用户协议')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox'))
  call.mockResolvedValueOnce({ login: LOGIN, nickName: '', returnUrl: '//evil.test' } as never)
  await userEvent.click(screen.getByRole('button', { name: '完成登录' }))
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/'))
})

test('a binding goes back to where it began', async () => {
  call.mockResolvedValue({ nickName: '小北', returnUrl: '/center/myself/thirdPartyBinding' } as never)
  land('code=c1&state=bind.qq.abc')
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/center/myself/thirdPartyBinding'))
  expect(call).toHaveBeenCalledWith('POST /user/thirdPartyAuthorizationUserFromLogin', {
    vendor: 'qq',
    code: 'c1',
    state: 'bind.qq.abc',
  })
})

test.each([
  ['state=login.qq.abc', '已取消', '/login'],
  ['state=bind.qq.abc', '已取消', '/center/myself/thirdPartyBinding'],
  ['code=c1', '链接已失效', '/login'],
  ['code=c1&state=other.qq.abc', '链接已失效', '/login'],
])('%s asks nobody', async (query, title, href) => {
  land(query)
  expect((await screen.findAllByText(title)).length).toBeGreaterThan(0)
  expect(screen.getByText('返回').getAttribute('href')).toBe(href)
  expect(call).not.toHaveBeenCalled()
})

test('a refusal is said', async () => {
  call.mockRejectedValue(new ApiError(1132, '第三方登录没有完成或已超时，请重新发起'))
  land('code=c1&state=login.qq.abc')
  expect(await screen.findByText(/没有完成或已超时/)).toBeTruthy()
})

test.each([
  ['?code=c&state=login.qq.x', { what: 'login', vendor: 'qq', state: 'login.qq.x', code: 'c' }],
  ['?state=bind.wechat.x', { what: 'bind', vendor: 'wechat', state: 'bind.wechat.x', code: '' }],
  ['?state=login.weibo.x&code=c', undefined],
  ['', undefined],
])('%s is read', (search, read) => {
  expect(readReturn(search)).toEqual(read)
})
