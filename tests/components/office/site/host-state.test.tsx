// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HostState } from '@/components/office/site/host-state'
import type { HostRow } from '@/components/office/site/types'
import { server } from '../../../support/mock-server'
import { mockCall } from '../../../support/msw'
import { settle } from '../../../support/settle'

type Check = NonNullable<HostRow['check']>
const checkOf = (more: Partial<Check> = {}): Check => ({
  route: 'here',
  certificate: 'valid',
  certificateUntil: '2027-03-01',
  isEnding: false,
  isOld: false,
  checkTime: '2026-11-22 20:00:00',
  ...more,
})
const open = async (check: Check | null) => {
  const checks = mockCall('POST /console/checkHost', null)
  server.use(checks)
  const onDone = vi.fn()
  const { container } = render(<HostState host="www.example.com" check={check} onDone={onDone} />)
  await settle()
  return { checks, onDone, container }
}

test.each([
  [null, 1],
  [checkOf({ isOld: true }), 1],
  [checkOf(), 0],
])('a host is checked by itself only without a check of the last day', async (check, times) => {
  const { checks, onDone } = await open(check)
  expect(checks.inputs).toHaveLength(times)
  expect(onDone).toHaveBeenCalledTimes(times)
})

test.each([
  [{}, '解析正常证书有效至 2027-03-01'],
  [{ isEnding: true }, '证书快到期了，请尽快续期'],
  [{ certificate: 'expired', certificateUntil: '2026-10-01' }, '证书已于 2026-10-01 过期'],
  [{ certificate: 'other' }, '证书与域名不符'],
  [{ certificate: 'none', certificateUntil: null }, '未启用 HTTPS'],
  [{ route: 'none' }, '添加下面的记录'],
] as const)('the state %o is shown as %s', async (state, words) => {
  const { container } = await open(checkOf(state))
  expect(container.textContent).toContain(words)
})

test('a host can be checked again at any time', async () => {
  const { checks } = await open(checkOf())
  fireEvent.click(screen.getByRole('button', { name: '重新检查' }))
  await settle()
  expect(checks.inputs).toEqual([{ host: 'www.example.com' }])
})
