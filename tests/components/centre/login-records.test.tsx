// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LoginRecords } from '@/components/centre/login-records'
import { call } from '@/lib/client/api'

vi.mock('@/lib/client/api', async (load) => ({ ...(await load<object>()), call: vi.fn() }))

const record = (recordId: number, place: string, ip: string) => ({
  recordId,
  place,
  ip,
  createTime: '2026-11-21 10:00:00',
  way: '密码登录',
  result: 'in',
  device: 'Windows · Chrome',
})

test('a login names its place, and its address alone where nobody knows the place', async () => {
  const list = [record(1, '深圳', '113.87.*.*'), record(2, '', '203.0.*.*')]
  vi.mocked(call).mockResolvedValue({ list, total: 2, page: 1, pageSize: 10, stopped: 0 } as never)
  render(<LoginRecords />)
  const [known, unknown] = await screen.findAllByRole('listitem')
  expect(within(known as HTMLElement).getByText('深圳')).toBeTruthy()
  expect(unknown?.textContent).toBe('2026-11-21 10:00密码登录Windows · Chrome203.0.*.*成功')
})
