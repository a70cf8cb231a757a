// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { LoginDevices } from '@/components/members/security/login-devices'
import { server } from '../../../support/mock-server'
import { type MockedCall, mockCall } from '../../../support/msw'

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
const serve = (...list: (typeof HERE)[]) => server.use(mockCall('GET /user/sessions', { list }))
const leaveOne = () => {
  serve(HERE)
  return null
}
let endAll: MockedCall<'POST /user/logoutEverywhere'>
beforeEach(() => {
  serve(HERE, THERE)
  endAll = mockCall('POST /user/logoutEverywhere', leaveOne)
  server.use(endAll)
})

test('another device is logged out by a click, the current one has no button', async () => {
  const user = userEvent.setup()
  const end = mockCall('POST /user/endSession', leaveOne)
  server.use(end)
  render(<LoginDevices />)
  await user.click(await screen.findByLabelText('退出 iPhone · 微信'))
  await waitFor(() => expect(screen.queryByText('iPhone · 微信')).toBeNull())
  expect(end.inputs).toEqual([{ sessionId: 'b' }])
  expect(screen.getByText('Windows · Chrome')).toBeTruthy()
  expect(screen.queryByLabelText('退出 Windows · Chrome')).toBeNull()
})

test('all devices are logged out after confirmation, and the login page opens', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const user = userEvent.setup()
  render(<LoginDevices />)
  await user.click(await screen.findByText('退出所有设备'))
  expect(endAll.inputs).toEqual([])
  await user.click(screen.getByText('全部退出'))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'))
  expect(endAll.inputs).toEqual([{}])
})

test('the other devices are logged out at once, the current one stays', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  assign.mockClear()
  const user = userEvent.setup()
  render(<LoginDevices />)
  await screen.findByText('iPhone · 微信')
  await user.click(screen.getByText('退出其他设备'))
  await waitFor(() => expect(screen.queryByText('iPhone · 微信')).toBeNull())
  expect(endAll.inputs).toEqual([{ keepThis: '1' }])
  expect(screen.getByText('退出其他设备').closest('button')).toHaveProperty('disabled', true)
  expect(assign).not.toHaveBeenCalled()
})
