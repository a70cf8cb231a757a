// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LoginRecords } from '@/components/members/security/login-records'
import { server } from '../../../support/mock-server'
import { mockCall, type Output } from '../../../support/msw'
import { pageOf } from '../../support/page-of'

const record = (recordId: number, place: string, ip: string): Output<'GET /user/loginRecords'>['list'][number] => ({
  recordId,
  place,
  ip,
  createTime: '2026-11-21 10:00:00',
  way: '密码登录',
  result: 'in',
  device: 'Windows · Chrome',
})

test('a login record shows its place, and only its IP address when the place is unknown', async () => {
  const list = [record(1, '深圳', '113.87.*.*'), record(2, '', '203.0.*.*')]
  server.use(mockCall('GET /user/loginRecords', { ...pageOf(list), stopped: 0 }))
  render(<LoginRecords />)
  const [known, unknown] = await screen.findAllByRole('listitem')
  expect(within(known as HTMLElement).getByText('深圳')).toBeTruthy()
  expect(unknown?.textContent).toBe('2026-11-21 10:00密码登录Windows · Chrome203.0.*.*成功')
})
