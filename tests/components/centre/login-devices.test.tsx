// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { LoginDevices } from '@/components/centre/login-devices'
import { call } from '@/lib/client/api'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

const HERE = {
  sessionId: 'a',
  device: 'Windows · Chrome',
  place: '本机',
  ip: '113.87.*.*',
  way: '密码登录',
  createTime: '2026-11-21 10:00:00',
  usedTime: '2026-11-21 12:30:00',
  isThis: true,
}
const THERE = { ...HERE, sessionId: 'b', device: 'iPhone · 微信', isThis: false }
const asked = vi.mocked(call)
let list = [HERE, THERE]

beforeEach(() => {
  list = [HERE, THERE]
  asked.mockReset()
  asked.mockImplementation((async (name: string) => {
    if (name === 'GET /user/sessions') return { list }
    list = [HERE]
    return null
  }) as never)
})

test('another device is ended by a press, this one is only named', async () => {
  const user = userEvent.setup()
  render(<LoginDevices />)
  await user.click(await screen.findByLabelText('退出 iPhone · 微信'))
  expect(asked.mock.calls).toContainEqual(['POST /user/endSession', { sessionId: 'b' }, expect.anything()])
  await vi.waitFor(() => expect(screen.queryByText('iPhone · 微信')).toBeNull())
  expect(screen.getByText('Windows · Chrome')).toBeTruthy()
  expect(screen.queryByLabelText('退出 Windows · Chrome')).toBeNull()
})

test('all are ended after a question, and the login page follows', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const user = userEvent.setup()
  render(<LoginDevices />)
  await user.click(await screen.findByText('退出所有设备'))
  expect(asked.mock.calls.filter(([name]) => name === 'POST /user/logoutEverywhere')).toHaveLength(0)
  await user.click(screen.getByText('全部退出'))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/login'))
  expect(asked.mock.calls.some(([name]) => name === 'POST /user/logoutEverywhere')).toBe(true)
})

test('the others are ended at once, this one stays', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  assign.mockClear()
  const user = userEvent.setup()
  render(<LoginDevices />)
  await screen.findByText('iPhone · 微信')
  await user.click(screen.getByText('退出其他设备'))
  expect(asked.mock.calls).toContainEqual(['POST /user/logoutEverywhere', { keepThis: '1' }, expect.anything()])
  await vi.waitFor(() => expect(screen.queryByText('iPhone · 微信')).toBeNull())
  expect(screen.getByText('退出其他设备').closest('button')).toHaveProperty('disabled', true)
  expect(assign).not.toHaveBeenCalled()
})
