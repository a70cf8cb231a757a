// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QrLoginDialog } from '@/components/people/account/qr-login-dialog'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'
import { userOf } from '../../support/sample-user'

const CODE = 'a'.repeat(22)
const SESSION = { url: `https://market.example/login/scan?code=${CODE}`, code: CODE, expiresIn: 120 }
type Poll = OutputOf<ApiContract['GET /operation/wechat_login']>
const poll = (state: Poll['state'], token = ''): Poll => ({ state, token, footImages: [] })
let polls: Poll[] = []
let sessions: MockedCall<'POST /operation/wechat_login'>
let queries: MockedCall<'GET /operation/wechat_login'>
beforeEach(() => {
  vi.useFakeTimers()
  polls = []
  sessions = mockCall('POST /operation/wechat_login', SESSION)
  queries = mockCall('GET /operation/wechat_login', () => polls.shift() ?? poll('waiting'))
  server.use(sessions, queries)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
/** Advances the time, then lets the due requests be answered. */
const pass = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  await settle()
}

test('the QR login polls every 1.5 s with its code and enters the site when a token arrives', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  history.replaceState(null, '', '/login?returnUrl=%2Fcenter')
  render(<QrLoginDialog onClose={() => {}} />)
  expect(screen.getByRole('status').textContent).toBe('正在获取二维码')
  await pass(400)
  expect(screen.getByTitle('登录二维码')).toBeTruthy()
  expect(queries.inputs).toEqual([{ id: `${CODE}u` }])
  polls = [poll('scanned'), poll('confirmed', 't.t')]
  const profile = mockCall('GET /user/userInfo', userOf())
  server.use(profile)
  await pass(1500)
  expect(queries.inputs).toHaveLength(2)
  expect(screen.getByRole('status').textContent).toBe('已扫码，请在手机上确认')
  await pass(1500)
  expect(profile.inputs).toEqual([{}])
  expect(assign).toHaveBeenCalledWith('/')
  await pass(6000)
  expect(queries.inputs).toHaveLength(3)
})

test('closing the QR login stops the polling', async () => {
  const { unmount } = render(<QrLoginDialog onClose={() => {}} />)
  await pass(400)
  await pass(1500)
  unmount()
  await pass(6000)
  expect(queries.inputs).toHaveLength(2)
})

test.each([
  ['refused', '手机上已取消登录'],
  ['expired', '二维码已失效'],
] as const)('a QR login that is %s shows the reason and offers a new code', async (state, text) => {
  polls = [poll(state)]
  render(<QrLoginDialog onClose={() => {}} />)
  await pass(400)
  await pass(1500)
  expect(screen.getByRole('status').textContent).toBe(text)
  await act(async () => screen.getByRole('button', { name: '重新获取' }).click())
  await pass(0)
  await pass(400)
  expect(sessions.inputs).toHaveLength(2)
  expect(screen.getByRole('status').textContent).toBe('请用手机扫码，2 分钟内有效')
})

test('a QR code that fails to load can be requested again', async () => {
  server.use(mockCall('POST /operation/wechat_login', 'lost'))
  render(<QrLoginDialog onClose={() => {}} />)
  await pass(400)
  expect(screen.getByRole('status').textContent).toBe('二维码已失效')
  expect(screen.getByRole('button', { name: '重新获取' })).toBeTruthy()
})
