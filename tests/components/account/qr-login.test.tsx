// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QrLoginDialog } from '@/components/account/qr-login-dialog'
import { call } from '@/lib/client/api'

vi.mock('@/lib/client/api', () => ({ call: vi.fn() }))
const asked = vi.mocked(call)
const SESSION = { url: 'https://market.example/login/scan?code=abc', code: 'abc', expiresIn: 120 }
let polls: { state: string; token: string }[] = []
beforeEach(() => {
  vi.useFakeTimers()
  polls = []
  asked.mockImplementation((async (name: string) => {
    if (name === 'POST /operation/wechat_login') return SESSION
    if (name === 'GET /operation/wechat_login') return polls.shift() ?? { state: 'waiting', token: '' }
    return { userId: 1, nickName: '玩家', actor: '', isPartner: 0, phone: '138****0001' }
  }) as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  vi.restoreAllMocks()
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const polled = () => asked.mock.calls.filter(([name]) => name === 'GET /operation/wechat_login')

test('loads for 400 ms, polls every 1.5 s with the code and u, and enters the site when a token comes', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  history.replaceState(null, '', '/login?returnUrl=%2Fcenter')
  render(<QrLoginDialog onClose={() => {}} />)
  expect(screen.getByRole('status').textContent).toBe('正在获取二维码')
  await pass(400)
  expect(screen.getByTitle('登录二维码')).toBeTruthy()
  polls = [
    { state: 'scanned', token: '' },
    { state: 'confirmed', token: 't.t' },
  ]
  await pass(1500)
  expect(polled()[0]?.[1]).toEqual({ id: 'abcu' })
  expect(screen.getByRole('status').textContent).toBe('已扫码，请在手机上确认')
  await pass(1500)
  expect(asked).toHaveBeenCalledWith('GET /user/userInfo', {}, { loud: true, progress: true })
  expect(assign).toHaveBeenCalledWith('/')
  await pass(6000)
  expect(polled()).toHaveLength(2)
})

test('closing stops the polling', async () => {
  const { unmount } = render(<QrLoginDialog onClose={() => {}} />)
  await pass(400)
  await pass(1500)
  unmount()
  await pass(6000)
  expect(polled()).toHaveLength(1)
})

test.each([
  ['refused', '手机上已取消登录'],
  ['expired', '二维码已失效'],
])('%s: says so and offers a new picture', async (state, said) => {
  polls = [{ state, token: '' }]
  render(<QrLoginDialog onClose={() => {}} />)
  await pass(400)
  await pass(1500)
  expect(screen.getByRole('status').textContent).toBe(said)
  await act(async () => screen.getByRole('button', { name: '重新获取' }).click())
  await pass(400)
  expect(asked.mock.calls.filter(([name]) => name === 'POST /operation/wechat_login')).toHaveLength(2)
  expect(screen.getByRole('status').textContent).toBe('请用手机扫码，2 分钟内有效')
})

test('a picture that cannot be had can be asked for again', async () => {
  asked.mockRejectedValueOnce(new Error('网络超时'))
  render(<QrLoginDialog onClose={() => {}} />)
  await pass(400)
  expect(screen.getByRole('status').textContent).toBe('二维码已失效')
  expect(screen.getByRole('button', { name: '重新获取' })).toBeTruthy()
})
