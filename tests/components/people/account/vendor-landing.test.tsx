// @vitest-environment happy-dom

import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readReturn } from '@/components/people/account/read-return'
import { VendorButtons } from '@/components/people/account/vendor-buttons'
import { VendorLanding } from '@/components/people/account/vendor-landing'
import type { UserId } from '@/lib/shared/ids'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'

const LOGIN = { token: 't.k', userId: 7 as UserId, nickName: '小北', actor: '', isPartner: 0, username: '138****7702' }

beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.spyOn(location, 'replace').mockImplementation(() => {})
})
afterEach(() => {
  history.replaceState(null, '', '/login')
  vi.restoreAllMocks()
})
const land = (query: string) => {
  history.replaceState(null, '', `/login/back?${query}`)
  return render(<VendorLanding />)
}

test('a vendor button redirects to the vendor’s page and passes the return URL', async () => {
  history.replaceState(null, '', '/login?returnUrl=%2Fcenter')
  const begin = mockCall('POST /user/beginVendorLogin', { url: 'https://vendor.test/authorize' })
  server.use(begin)
  render(<VendorButtons vendors={['wechat', 'qq']} />)
  await userEvent.click(screen.getByRole('button', { name: 'QQ登录' }))
  await waitFor(() => expect(location.assign).toHaveBeenCalledWith('https://vendor.test/authorize'))
  expect(begin.inputs).toEqual([{ vendor: 'qq', returnUrl: '/center' }])
})

test('a site without vendors has no vendor buttons', () => {
  expect(render(<VendorButtons vendors={[]} />).container.textContent).toBe('')
})

test('a known vendor account is logged in, and code and state are removed from the URL', async () => {
  const login = mockCall('POST /user/qqLogin', { login: LOGIN, nickName: '小北', returnUrl: '/center' })
  server.use(login)
  land('code=c1&state=login.qq.abc')
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/center'))
  expect(login.inputs).toEqual([{ code: 'c1', state: 'login.qq.abc' }])
  expect(location.search).toBe('')
})

test('the first vendor login requires a phone, an SMS code and the agreement', async () => {
  const login = mockCall('POST /user/wechatLogin', { login: null, nickName: '新来的', returnUrl: '/' })
  const sendCode = mockCall('POST /comm/smsBindPhone', { waitSeconds: 60, phone: '138****7702' })
  const join = mockCall('POST /user/joinByVendor', { login: LOGIN, nickName: '', returnUrl: '//evil.test' })
  server.use(login, sendCode, join)
  land('code=c1&state=login.wechat.abc')
  expect(await screen.findByText(/微信“新来的”是第一次登录/)).toBeTruthy()
  expect(login.inputs).toEqual([{ code: 'c1', state: 'login.wechat.abc' }])
  await userEvent.type(screen.getByLabelText('手机号'), '13800007702')
  await userEvent.click(screen.getByText('获取验证码'))
  await waitFor(() =>
    expect(sendCode.inputs).toEqual([{ purpose: 'thirdParty', phone: '13800007702', state: 'login.wechat.abc' }]),
  )
  await userEvent.type(screen.getByLabelText('验证码'), '123456')
  await userEvent.click(screen.getByRole('button', { name: '完成登录' }))
  expect(screen.getByText('请先阅读并同意用户协议')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: '完成登录' }))
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/'))
  expect(join.inputs).toEqual([{ state: 'login.wechat.abc', phone: '13800007702', smsCode: '123456', agree: '1' }])
})

test('a vendor binding returns to the page where it started', async () => {
  const bind = mockCall('POST /user/thirdPartyAuthorizationUserFromLogin', {
    nickName: '小北',
    returnUrl: '/center/myself/thirdPartyBinding',
  })
  server.use(bind)
  land('code=c1&state=bind.qq.abc')
  await waitFor(() => expect(location.replace).toHaveBeenCalledWith('/center/myself/thirdPartyBinding'))
  expect(bind.inputs).toEqual([{ vendor: 'qq', code: 'c1', state: 'bind.qq.abc' }])
})

test.each([
  ['state=login.qq.abc', '已取消', '/login'],
  ['state=bind.qq.abc', '已取消', '/center/myself/thirdPartyBinding'],
  ['code=c1', '链接已失效', '/login'],
  ['code=c1&state=other.qq.abc', '链接已失效', '/login'],
])('the vendor callback %s is not sent and shows %s', async (query, title, href) => {
  land(query)
  expect((await screen.findAllByText(title)).length).toBeGreaterThan(0)
  expect(screen.getByText('返回').getAttribute('href')).toBe(href)
})

test('a refused vendor login shows the reason', async () => {
  server.use(mockCall('POST /user/qqLogin', { refuse: 'VENDOR_FAILED' }))
  land('code=c1&state=login.qq.abc')
  expect(await screen.findByText(/没有完成或已超时/)).toBeTruthy()
})

test.each([
  ['?code=c&state=login.qq.x', { what: 'login', vendor: 'qq', state: 'login.qq.x', code: 'c' }],
  ['?state=bind.wechat.x', { what: 'bind', vendor: 'wechat', state: 'bind.wechat.x', code: '' }],
  ['?state=login.weibo.x&code=c', undefined],
  ['', undefined],
])('the vendor callback URL "%s" is parsed', (search, read) => {
  expect(readReturn(search)).toEqual(read)
})
